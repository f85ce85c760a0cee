#include "gtp/reference_page.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace outflank::gtp {

namespace {

constexpr std::string_view kIntroduction = R"(# GTP commands

Outflank speaks the Go Text Protocol, version 2, about Othello: commands are
lines of text, and each is answered before the next is begun. This page is made
from the command table of the program; `help` shows the same there.

## Commands

```
[ID] NAME [ARGUMENTS]
```

- One command a line, ended by LF or CR LF. A tab counts as a space; other
  control characters are dropped; `#` starts a comment. A line with nothing else
  on it gets no reply.
- ID is an integer from 0 to 2147483647. Its own reply carries it, no other; as
  it is a number, `007` comes back as `7`.
- Names are case-sensitive. Commands may be sent without waiting for replies.
- A line may have 65536 bytes, not counting the comment. A longer one is an
  error.
- After `quit` nothing more is read.

Arguments are words:

| Word | What is accepted |
|---|---|
| COLOR | `b`, `w`, `black` or `white`, in any case |
| VERTEX | a square, letter then number, as in `f5`, or `pass`, in any case |
| integers | 0 to 2147483647, unless a command says otherwise |
| real numbers | with a decimal point: `2.5` |
| files, positions and other texts that end a line | the rest of the line, spaces included |

## Replies

```
=[ID] TEXT
?[ID] MESSAGE
```

- `=` is success, `?` failure. An empty line ends the reply, and there is none
  inside it. A success with nothing to say is `=` alone.
- A reply of several lines goes on below the first. A board starts on the line
  below `=`. A streamed reply does so too and sends its lines as they come; if it
  fails after that, its last line is `error: MESSAGE`.
- A message is one line. Standard words come first, then the reason.
- `unknown command`: there is no command of this name.
- `syntax error: ...`: a bad id, too many or too few arguments, or an argument
  that is not what it should be. Any command may answer this; it is not repeated
  below.
- `internal error: ...`: a mistake of ours. The session goes on.

## The game

- Boards have 4, 6 or 8 rows. Letters are columns, numbers are rows; a1 is the
  top left corner. White starts on d4 and e5, black on e4 and d5 (on the squares
  in the middle of a smaller board in the same way), and black moves first: f5,
  e6, d3 or c4.
- Moves are answered in upper case: `F5`, `PASS`.
- A pass is legal only when the side to move has no move and the other side has
  one. It may be sent (`play w pass`) or left out: if a side cannot move, the
  other side may be told to play, or be asked for a move, again.
- At the end of the game `genmove` answers `PASS`, and passes are accepted, as
  some referees go on until both sides have passed.
)";

struct Group {
  std::string_view title;
  std::string_view introduction;
};

constexpr Group kGroups[] = {
    {kGtp2Group, "The commands of the protocol itself."},
    {kQuarryGroup, "What Quarry asks before it starts a game."},
    {kGoGuiGroup, "These let GoGui use the program as the authority on the rules."},
    {kOutflankGroup, "Our own."},
};

void append_command(std::string& page, const CommandSpec& spec) {
  page += "\n### `" + synopsis(spec) + "`\n\n" + spec.summary + "\n";
  if (!spec.failure.empty()) page += "\nFails: " + spec.failure + "\n";
}

void append_group(std::string& page, const CommandTable& table, const Group& group) {
  const auto in_group = [&group](const CommandSpec& spec) { return spec.group == group.title; };
  if (std::none_of(table.all().begin(), table.all().end(), in_group)) return;
  page.append("\n## ").append(group.title).append("\n");
  if (!group.introduction.empty()) page.append("\n").append(group.introduction).append("\n");
  for (const CommandSpec& spec : table.all()) {
    if (in_group(spec)) append_command(page, spec);
  }
}

// The groups above, then others in the order of their first command.
std::vector<Group> groups_of(const CommandTable& table) {
  std::vector<Group> groups(std::begin(kGroups), std::end(kGroups));
  for (const CommandSpec& spec : table.all()) {
    const auto same = [&spec](const Group& group) { return group.title == spec.group; };
    if (std::none_of(groups.begin(), groups.end(), same)) groups.push_back({spec.group, {}});
  }
  return groups;
}

}  // namespace

std::string reference_page(const CommandTable& table) {
  std::string page(kIntroduction);
  for (const Group& group : groups_of(table)) append_group(page, table, group);
  return page;
}

}  // namespace outflank::gtp
