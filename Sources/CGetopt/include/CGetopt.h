#ifndef CGETOPT_H
#define CGETOPT_H

#include <getopt.h>
#include <stddef.h>

/// One option that stands in an argument list, or the fault that ended the search.
struct cgetopt_found {
  /// What getopt_long returned: the option's value, '?' or ':'.
  int value;
  /// For a fault the value of the option it is about, 0 where there is none.
  int about;
  /// The place of the next argument to be read, from 0.
  int next;
  /// The option's argument, or NULL.
  const char *argument;
};

/// Finds all options of an argument list, and moves its operands to the end.
///
/// getopt_long keeps its state in globals: one call at a time is let in, and starts afresh.
///
/// Returns how many options were found, at most `capacity`; the search ends behind a fault. `operands`
/// is set to the place of the first operand.
size_t cgetopt_find(
    int argc, char *const argv[], const char *short_options, const struct option *long_options,
    struct cgetopt_found *found, size_t capacity, int *operands);

#endif
