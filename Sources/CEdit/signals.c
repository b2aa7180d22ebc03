#define _GNU_SOURCE
#include "CEdit.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

static const int caught[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
enum { CAUGHT = sizeof caught / sizeof caught[0] };

static struct sigaction before[CAUGHT];
static int catching = 0;
static volatile sig_atomic_t ending = 0, stopped = 0, continued = 0, resized = 0;

static void note(int signal) {
  switch (signal) {
    case SIGTSTP: stopped = 1; break;
    case SIGCONT: continued = 1; break;
    case SIGWINCH: resized = 1; break;
    default: if (ending == 0) ending = signal;
  }
}

static void handle(int signal, void (*handler)(int), struct sigaction *old) {
  struct sigaction action = {.sa_handler = handler};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, old);
}

static void unblock(int signal) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
}

void cedit_catch_signals(void) {
  if (catching) return;
  for (int i = 0; i < CAUGHT; i++) {
    sigaction(caught[i], NULL, &before[i]);
    if (before[i].sa_handler != SIG_IGN) handle(caught[i], note, NULL);
  }
  catching = 1;
}

static int limited = 0;

void cedit_limit_time(double seconds) {
  struct itimerval limit = {.it_value = {.tv_sec = (time_t)seconds}};
  limit.it_value.tv_usec = (suseconds_t)((seconds - (double)limit.it_value.tv_sec) * 1e6);
  if (limit.it_value.tv_sec == 0 && limit.it_value.tv_usec == 0) limit.it_value.tv_usec = 1;
  handle(SIGALRM, note, NULL);
  unblock(SIGALRM);
  limited = 1;
  setitimer(ITIMER_REAL, &limit, NULL);
}

void cedit_release_signals(void) {
  if (limited) {
    struct itimerval never = {.it_value = {0}};
    setitimer(ITIMER_REAL, &never, NULL);
    handle(SIGALRM, SIG_DFL, NULL);
    limited = 0;
  }
  if (!catching) return;
  for (int i = 0; i < CAUGHT; i++) sigaction(caught[i], &before[i], NULL);
  catching = 0;
}

static const int lent[] = {SIGINT, SIGQUIT, SIGTSTP};
enum { LENT = sizeof lent / sizeof lent[0] };
static struct sigaction own[LENT];

void cedit_lend_terminal_signals(void) {
  for (int i = 0; i < LENT; i++) handle(lent[i], lent[i] == SIGTSTP ? SIG_DFL : SIG_IGN, &own[i]);
}

void cedit_take_terminal_signals(void) {
  for (int i = 0; i < LENT; i++) sigaction(lent[i], &own[i], NULL);
}

int cedit_ending_signal(void) { return ending; }

int cedit_ending_or_hang_up(void) {
  struct sigaction now;
  // Reading and writing fail before the signal comes; and it goes to the shell alone that leads the session.
  if (ending == 0 && cedit_has_hung_up()) {
    sigaction(SIGHUP, NULL, &now);
    if (now.sa_handler != SIG_IGN && ending == 0) ending = SIGHUP;
  }
  return ending;
}

static int take(volatile sig_atomic_t *flag) {
  int was = *flag;
  *flag = 0;
  return was;
}

int cedit_take_stop(void) { return take(&stopped); }
int cedit_take_continue(void) { return take(&continued); }
int cedit_take_resize(void) { return take(&resized); }

void cedit_stop(void) {
  struct sigaction noting;
  handle(SIGTSTP, SIG_DFL, &noting);
  unblock(SIGTSTP);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &noting, NULL);
}

void cedit_die_of(int signal) {
  // Secrets may be in memory, and a key that quits is no fault to look into.
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  handle(signal, SIG_DFL, NULL);
  unblock(signal);
  raise(signal);
}

int cedit_wait(int fd) {
  sigset_t all, old;
  sigemptyset(&all);
  for (int i = 0; i < CAUGHT; i++) sigaddset(&all, caught[i]);
  sigaddset(&all, SIGALRM);
  sigprocmask(SIG_BLOCK, &all, &old);
  int result = -1, error = EINTR;
  if (!ending && !stopped && !continued && !resized) {
    struct pollfd wanted = {.fd = fd, .events = POLLIN};
    result = ppoll(&wanted, 1, NULL, &old);
    error = errno;
  }
  sigprocmask(SIG_SETMASK, &old, NULL);
  errno = error;
  return result == -1 ? -1 : 0;
}

int cedit_has_more(int fd, int milliseconds) {
  struct pollfd wanted = {.fd = fd, .events = POLLIN};
  return poll(&wanted, 1, milliseconds) == 1 && (wanted.revents & POLLIN) != 0;
}

long cedit_read(int fd, void *buffer, size_t size) {
  int flags = fcntl(fd, F_GETFL);
  if (flags == -1 || fcntl(fd, F_SETFL, flags | O_NONBLOCK) == -1) return -1;
  ssize_t count = read(fd, buffer, size);
  int error = errno;
  // Others share the descriptor, and count on a read that waits.
  fcntl(fd, F_SETFL, flags);
  errno = error;
  return count;
}
