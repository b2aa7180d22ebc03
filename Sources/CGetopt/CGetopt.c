#include "CGetopt.h"

#include <pthread.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

size_t cgetopt_find(
    int argc, char *const argv[], const char *short_options, const struct option *long_options,
    struct cgetopt_found *found, size_t capacity, int *operands) {
  size_t count = 0;
  pthread_mutex_lock(&turn);
  optind = 0;
  opterr = 0;
  while (count < capacity) {
    optopt = 0;
    int value = getopt_long(argc, argv, short_options, long_options, NULL);
    if (value == -1) break;
    found[count++] = (struct cgetopt_found){value, optopt, optind, optarg};
    if (value == '?' || value == ':') break;
  }
  *operands = optind;
  pthread_mutex_unlock(&turn);
  return count;
}
