#ifndef CSPAWN_H
#define CSPAWN_H

#include <stddef.h>
#include <sys/types.h>

/// Starts a program in a session of its own, with default signals and no descriptors but its three streams.
///
/// Its input is a file in memory that holds the given bytes, so that nothing has to be written while it runs.
/// The program is looked for in PATH where its name has no slash; no shell is involved.
///
/// \returns the process, or -1 with `errno` set where it cannot be started.
pid_t cspawn_start(
    char *const argv[], char *const environment[], const void *input, size_t length, int output,
    int errors);

/// Opens a pipe whose ends are closed in programs that are started; the end to read from does not wait.
///
/// \returns 0, or -1 with `errno` set.
int cspawn_pipe(int *reading, int *writing);

/// Blocks the signals that ask the program to end, until `cspawn_let_signals` is called.
void cspawn_hold_signals(void);

/// Lets the signals through that were held back.
void cspawn_let_signals(void);

/// The signal that is held back, or 0 where there is none.
int cspawn_held_signal(void);

#endif
