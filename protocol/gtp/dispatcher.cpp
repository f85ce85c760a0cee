#include "gtp/dispatcher.hpp"

#include <exception>
#include <string>

#include "gtp/failure.hpp"

namespace outflank::gtp {

bool Dispatcher::execute(std::string_view raw_line) {
  if (ended_) return false;
  if (!command_.read(raw_line)) return true;
  reply_.begin(command_.id());
  if (!command_.error().empty()) {
    reply_.fail(command_.error());
  } else if (const CommandSpec* const spec = table_.find(command_.name())) {
    run(*spec);
  } else {
    reply_.fail("unknown command");
  }
  return !ended_;
}

void Dispatcher::run(const CommandSpec& spec) {
  try {
    const Arguments arguments = command_.arguments();
    check_argument_count(spec, arguments.size());
    if (spec.slow) output_.flush();
    spec.handler(arguments, reply_);
  } catch (const Failure& failure) {
    return reply_.fail(failure.what());
  } catch (const std::exception& error) {
    return reply_.fail(std::string("internal error: ") + error.what());
  } catch (...) {
    return reply_.fail("internal error: an exception of an unknown type");
  }
  reply_.finish();
  if (spec.ends_session) {
    ended_ = true;
    output_.flush();
  }
}

}  // namespace outflank::gtp
