#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <unistd.h>

static const int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM};
enum { ENDING = sizeof ending / sizeof ending[0] };

static sigset_t before;

void cspawn_hold_signals(void) {
  sigset_t held;
  sigemptyset(&held);
  for (int i = 0; i < ENDING; i++) sigaddset(&held, ending[i]);
  sigprocmask(SIG_BLOCK, &held, &before);
}

void cspawn_let_signals(void) { sigprocmask(SIG_SETMASK, &before, NULL); }

int cspawn_held_signal(void) {
  sigset_t pending;
  sigpending(&pending);
  for (int i = 0; i < ENDING; i++) {
    if (sigismember(&pending, ending[i]) == 1 && sigismember(&before, ending[i]) == 0) {
      return ending[i];
    }
  }
  return 0;
}

int cspawn_pipe(int *reading, int *writing) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  *reading = ends[0];
  *writing = ends[1];
  return 0;
}

/// A file in memory with these bytes, to be read from its beginning; -1 where it cannot be made.
static int held_input(const char *input, size_t length) {
  int file = memfd_create("askform", MFD_CLOEXEC);
  if (file < 0) return -1;
  while (length > 0) {
    ssize_t count = write(file, input, length);
    if (count < 0 && errno != EINTR) {
      int code = errno;
      close(file);
      errno = code;
      return -1;
    }
    if (count > 0) {
      input += count;
      length -= (size_t)count;
    }
  }
  lseek(file, 0, SEEK_SET);
  return file;
}

pid_t cspawn_start(
    char *const argv[], char *const environment[], const void *input, size_t length, int output,
    int errors) {
  int file = held_input(input, length);
  if (file < 0) return -1;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, file, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
  posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  pid_t process = -1;
  int code = posix_spawnp(&process, argv[0], &actions, &attributes, argv, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(file);
  if (code == 0) return process;
  errno = code;
  return -1;
}
