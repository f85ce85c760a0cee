#include <gtest/gtest.h>

#include <string>

#include "gtp/excerpt.hpp"

namespace outflank::gtp {
namespace {

TEST(GtpExcerpt, KeepsShortTextWhole) {
  EXPECT_EQ(excerpt(""), "");
  EXPECT_EQ(excerpt(std::string(60, 'x')), std::string(60, 'x'));
}

TEST(GtpExcerpt, CutsLongText) {
  EXPECT_EQ(excerpt(std::string(61, 'x')), std::string(60, 'x') + "...");
}

TEST(GtpExcerpt, CutsBetweenCharacters) {
  const std::string euro = "\xE2\x82\xAC";
  EXPECT_EQ(excerpt(std::string(59, 'x') + euro + "y"), std::string(59, 'x') + "...");
  EXPECT_EQ(excerpt(std::string(58, 'x') + euro + "y"), std::string(58, 'x') + "...");
  EXPECT_EQ(excerpt(std::string(57, 'x') + euro + "y"), std::string(57, 'x') + euro + "...");
}

TEST(GtpExcerpt, SurvivesBytesThatAreNotUtf8) {
  EXPECT_EQ(excerpt(std::string(100, '\x80')), std::string(57, '\x80') + "...");
}

}  // namespace
}  // namespace outflank::gtp
