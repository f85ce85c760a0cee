#include "arena/gtp_reply.hpp"

#include <gtest/gtest.h>

namespace outflank::host::arena {
namespace {

std::string text_of(std::string_view line) {
  const auto reply = read_reply_line(line);
  return reply ? (reply->success ? "yes:" : "no:") + reply->text : "none";
}

TEST(GtpReply, SuccessAndFailureAreTold) {
  EXPECT_EQ(text_of("= F5"), "yes:F5");
  EXPECT_EQ(text_of("? illegal move"), "no:illegal move");
  EXPECT_EQ(text_of("="), "yes:");
  EXPECT_EQ(text_of("?"), "no:");
}

TEST(GtpReply, SloppinessIsPassedOver) {
  EXPECT_EQ(text_of("=F5"), "yes:F5");
  EXPECT_EQ(text_of(" \t= F5 \r"), "yes:F5");
  EXPECT_EQ(text_of("=12 F5"), "yes:F5");
  EXPECT_EQ(text_of("= 12 F5"), "yes:F5");
  EXPECT_EQ(text_of("=12"), "yes:");
}

TEST(GtpReply, OtherLinesAreNone) {
  EXPECT_EQ(text_of(""), "none");
  EXPECT_EQ(text_of("\r"), "none");
  EXPECT_EQ(text_of("F5"), "none");
}

TEST(GtpReply, MoveIsItsFirstWordInAnyCase) {
  EXPECT_EQ(read_reply_line("= f5")->move(8), Move(square_at(4, 5)));
  EXPECT_EQ(read_reply_line("= F5 because")->move(8), Move(square_at(4, 5)));
  for (const auto* const pass : {"= PASS", "= pass", "= Pass"}) {
    EXPECT_EQ(read_reply_line(pass)->move(8), Move::pass()) << pass;
  }
  EXPECT_EQ(read_reply_line("= F5")->move(4), std::nullopt) << "off the board";
  EXPECT_EQ(read_reply_line("=")->move(8), std::nullopt);
  EXPECT_EQ(read_reply_line("= resign")->move(8), std::nullopt);
}

TEST(GtpReply, ResignIsTakenInAnyCaseAndAlone) {
  EXPECT_TRUE(read_reply_line("= resign")->resigns());
  EXPECT_TRUE(read_reply_line("= RESIGN hopeless")->resigns());
  EXPECT_FALSE(read_reply_line("= resigned")->resigns());
  EXPECT_FALSE(read_reply_line("= F5")->resigns());
  EXPECT_FALSE(read_reply_line("=")->resigns());
}

}  // namespace
}  // namespace outflank::host::arena
