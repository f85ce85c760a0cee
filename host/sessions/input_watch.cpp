#include "sessions/input_watch.hpp"

namespace outflank::host {

void InputWatch::begin(std::atomic<bool>& flag) const {
  // An interrupt is announced before it sets the flag: it is seen here, or sets
  // the flag after we have cleared it.
  flag = false;
  if (queue_ != nullptr && queue_->interrupt_ahead()) flag = true;
}

void InputWatch::watch(std::atomic<bool>& flag) const {
  if (queue_ == nullptr) {
    flag = true;
  } else {
    queue_->watch(flag);
  }
}

void InputWatch::stop_watching() const {
  if (queue_ != nullptr) queue_->stop_watching();
}

void InputWatch::wait() const {
  if (queue_ != nullptr) queue_->wait();
}

}  // namespace outflank::host
