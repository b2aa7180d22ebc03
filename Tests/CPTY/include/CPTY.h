// Starts programs for tests, on a pseudo-terminal or on pipes: Swift can call neither fork nor exec safely.
#ifndef CPTY_H
#define CPTY_H

#include <sys/types.h>

// What is started, and where. A descriptor of -1 stands for the pseudo-terminal, or for /dev/null without one.
struct cpty_program {
  const char *path;
  char *const *arguments;
  char *const *environment;
  const char *folder;
  int input, output, errors;
};

// Opens a pseudo-terminal of that size whose master never waits: 0, or -1 with `errno`.
int cpty_open(int rows, int columns, int *master, int *slave);

// Opens a pipe whose ends no program inherits unasked: 0, or -1 with `errno`.
int cpty_pipe(int ends[2]);

// Changes the size and tells the program in front.
int cpty_resize(int master, int rows, int columns);

// Starts the program in a session of its own, with `slave` (unless it is -1) as its terminal, no signal
// blocked or ignored and no other descriptor open; its process id, or -1 with `errno`.
pid_t cpty_start(const struct cpty_program *program, int slave);

#endif
