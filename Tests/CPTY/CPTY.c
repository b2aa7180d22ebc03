#define _GNU_SOURCE
#include "CPTY.h"

#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <unistd.h>

int cpty_open(int rows, int columns, int *master, int *slave) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  if (openpty(master, slave, NULL, NULL, &size) == -1) return -1;
  fcntl(*master, F_SETFD, FD_CLOEXEC);
  fcntl(*master, F_SETFL, O_NONBLOCK);
  fcntl(*slave, F_SETFD, FD_CLOEXEC);
  return 0;
}

int cpty_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int cpty_resize(int master, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(master, TIOCSWINSZ, &size);
}

static void be(const struct cpty_program *program, int slave) {
  int wanted[3] = {program->input, program->output, program->errors};
  for (int i = 0; i < 3; i++) {
    if (wanted[i] == -1) wanted[i] = slave != -1 ? slave : open("/dev/null", O_RDWR);
    // Above the three first, so that none is overwritten before it is used.
    wanted[i] = fcntl(wanted[i], F_DUPFD, 10);
  }
  setsid();
  if (slave != -1) ioctl(slave, TIOCSCTTY, 0);
  for (int i = 0; i < 3; i++) dup2(wanted[i], i);
  closefrom(3);
  for (int signal = 1; signal < NSIG; signal++) {
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigaction(signal, &action, NULL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (program->folder != NULL && chdir(program->folder) == -1) _exit(126);
  execve(program->path, program->arguments, program->environment);
  _exit(127);
}

pid_t cpty_start(const struct cpty_program *program, int slave) {
  // The tests run in one large process, whose page tables fork() would copy for each of thousands of programs;
  // the child only calls the system and never returns.
  pid_t child = vfork();
  if (child == 0) be(program, slave);
  return child;
}
