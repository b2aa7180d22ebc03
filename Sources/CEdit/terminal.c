#include "CEdit.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <unistd.h>

// Declared here: <curses.h> and <term.h> define macros with names as common as `tab` and `columns`.
extern int tgetent(char *buffer, const char *type);
extern int tgetflag(const char *capability);
extern char *tgetstr(const char *capability, char **area);

static struct termios found;
static int held = -1;
// The terminal that the process belongs to, which can hang up also once it is let go.
static int own = -1;

int cedit_can_edit(const char *type) {
  return tgetent(NULL, type) == 1 && tgetflag("hc") == 0 && tgetstr("up", NULL) != NULL;
}

static void at_exit(void) { cedit_restore_terminal(); }

int cedit_hold_terminal(int fd) {
  static int registered = 0;
  if (tcgetattr(fd, &found) == -1) return -1;
  held = fd;
  // Of another one no signal would come.
  if (tcgetsid(fd) != -1) own = fd;
  if (!registered) registered = atexit(at_exit) == 0;
  return 0;
}

void cedit_restore_terminal(void) {
  if (held == -1) return;
  // In the background the mode is the shell's, and setting it would stop the process.
  pid_t owner = tcgetpgrp(held);
  if (owner != -1 && owner != getpgrp()) return;
  while (tcsetattr(held, TCSANOW, &found) == -1 && errno == EINTR) continue;
}

void cedit_let_terminal_go(void) {
  cedit_restore_terminal();
  held = -1;
}

int cedit_has_hung_up(void) {
  struct pollfd asked = {.fd = own};
  return own != -1 && poll(&asked, 1, 0) == 1 && (asked.revents & POLLHUP) != 0;
}

void cedit_found_mode(struct termios *mode) { *mode = found; }
