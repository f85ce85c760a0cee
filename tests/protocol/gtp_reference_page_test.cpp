#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>

#include "gtp/line.hpp"
#include "gtp/reference_page.hpp"
#include "gtp/table_commands.hpp"

namespace outflank::gtp {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

CommandSpec spec_of(std::string_view group, std::string name, std::string usage = "",
                    std::string failure = "") {
  return {.name = std::move(name),
          .usage = std::move(usage),
          .summary = "Does it.",
          .failure = std::move(failure),
          .group = std::string(group),
          .max_arguments = kAnyNumber,
          .handler = [](const Arguments&, Reply&) {}};
}

// The page without its introduction.
std::string sections(const CommandTable& table) {
  const std::string introduction = reference_page(CommandTable{});
  const std::string page = reference_page(table);
  EXPECT_THAT(page, StartsWith(introduction));
  return page.substr(introduction.size());
}

TEST(GtpReferencePage, TellsTheLimitsInForce) {
  const std::string page = reference_page(CommandTable{});
  EXPECT_THAT(page, HasSubstr(std::to_string(kMaxLineBytes) + " bytes"));
  EXPECT_THAT(page, HasSubstr("0 to " + std::to_string(kMaxInteger)));
}

TEST(GtpReferencePage, DescribesEachCommand) {
  CommandTable table;
  table.add(spec_of(kGtp2Group, "play", "COLOR VERTEX", "`illegal move`."));
  table.add(spec_of(kGtp2Group, "undo"));
  EXPECT_EQ(sections(table),
            "\n## GTP 2\n\nThe commands of the protocol itself.\n"
            "\n### `play COLOR VERTEX`\n\nDoes it.\n\nFails: `illegal move`.\n"
            "\n### `undo`\n\nDoes it.\n");
}

TEST(GtpReferencePage, HasTheGroupsInAFixedOrderThenOthers) {
  CommandTable table;
  table.add(spec_of("Zebra", "z"));
  table.add(spec_of(kOutflankGroup, "o"));
  table.add(spec_of(kGoGuiGroup, "g"));
  table.add(spec_of("Ant", "a"));
  table.add(spec_of(kGtp2Group, "t"));
  table.add(spec_of("Zebra", "y"));
  EXPECT_EQ(sections(table),
            "\n## GTP 2\n\nThe commands of the protocol itself.\n\n### `t`\n\nDoes it.\n"
            "\n## GoGui\n\nThese let GoGui use the program as the authority on the rules.\n"
            "\n### `g`\n\nDoes it.\n"
            "\n## Outflank\n\nOur own.\n\n### `o`\n\nDoes it.\n"
            "\n## Zebra\n\n### `z`\n\nDoes it.\n\n### `y`\n\nDoes it.\n"
            "\n## Ant\n\n### `a`\n\nDoes it.\n");
}

TEST(GtpReferencePage, IsCleanMarkdownText) {
  CommandTable table;
  add_table_commands(table);
  const std::string page = reference_page(table);
  EXPECT_THAT(page, StartsWith("# GTP commands\n"));
  EXPECT_EQ(page.find(" \n"), std::string::npos);
  EXPECT_EQ(page.find("\n\n\n"), std::string::npos);
  EXPECT_EQ(page.find('\t'), std::string::npos);
  EXPECT_EQ(page.back(), '\n');
}

}  // namespace
}  // namespace outflank::gtp
