#include "config/rules.hpp"

namespace outflank::host::config {

std::string alternatives(const std::vector<std::string>& choices) {
  std::string list;
  for (const auto& choice : choices) {
    if (!list.empty()) list += &choice == &choices.back() ? " or " : ", ";
    list += choice;
  }
  return list;
}

}  // namespace outflank::host::config
