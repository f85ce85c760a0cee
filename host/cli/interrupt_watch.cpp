#include "cli/interrupt_watch.hpp"

#include <ctime>

namespace outflank::host {

InterruptWatch::InterruptWatch() {
  ::sigemptyset(&signals_);
  ::sigaddset(&signals_, SIGINT);
  ::sigaddset(&signals_, SIGTERM);
  ::pthread_sigmask(SIG_BLOCK, &signals_, &before_);
}

InterruptWatch::~InterruptWatch() { release(); }

bool InterruptWatch::interrupted() {
  if (caught_ != 0) return true;
  return asked_++ % kAskEvery == 0 && interrupted_now();
}

bool InterruptWatch::interrupted_now() {
  if (caught_ != 0) return true;
  const timespec at_once{};
  const int signal = ::sigtimedwait(&signals_, nullptr, &at_once);
  if (signal <= 0) return false;
  caught_ = signal;
  release();
  return true;
}

void InterruptWatch::release() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

}  // namespace outflank::host
