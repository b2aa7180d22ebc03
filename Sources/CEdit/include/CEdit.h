// What Swift cannot do on a terminal by itself: libedit's variadic calls, and signal handlers.
#ifndef CEDIT_H
#define CEDIT_H

#include <stddef.h>
#include <stdio.h>
#include <histedit.h>
#include <termios.h>
#include <wchar.h>

// libedit, in wide characters (one per Unicode scalar): nothing depends on the locale's encoding.
typedef wchar_t *(*cedit_prompt)(EditLine *);
typedef unsigned char (*cedit_command)(EditLine *, wint_t);

// Each returns what the call it wraps returns: 0, or -1 when it is refused.
int cedit_set_prompt(EditLine *editor, cedit_prompt prompt);
int cedit_set_reader(EditLine *editor, el_rfunc_t reader);
int cedit_set_client(EditLine *editor, void *client);
int cedit_set_emacs_keys(EditLine *editor);
int cedit_set_history(EditLine *editor, HistoryW *history);
// Names, keys and help are ASCII; those of a command are less than 32 bytes long.
int cedit_add_command(EditLine *editor, const char *name, const char *help, cedit_command command);
int cedit_bind(EditLine *editor, const char *keys, const char *name);
// The same in the keys that vi has outside of inserting.
int cedit_bind_in_commands(EditLine *editor, const char *keys, const char *name);
// Whether the user chose vi keys.
int cedit_has_vi_keys(EditLine *editor);
int cedit_refresh(EditLine *editor);
int cedit_stop_editing(EditLine *editor);

// What `cedit_set_client` was given.
void *cedit_client(EditLine *editor);

// A history of at most `size` lines in which no line follows itself; NULL without memory.
HistoryW *cedit_history(int size);
int cedit_remember(HistoryW *history, const wchar_t *line);
void cedit_forget(HistoryW *history);

// The cells that libedit takes a character for, or -1 where it would write its number.
int cedit_width(wchar_t character);

// A stream whose bytes are handed to a function; NULL without memory. It is to be closed before the client goes.
typedef void (*cedit_writer)(void *client, const char *bytes, size_t count);
FILE *cedit_stream(void *client, cedit_writer writer);

// Whether a terminal of this type is known and can move its cursor.
int cedit_can_edit(const char *type);

// The terminal's mode as it was found; it comes back at `cedit_restore_terminal`, which does nothing
// in the background, and at `exit`. Holding fails with -1 and `errno`.
int cedit_hold_terminal(int fd);
void cedit_restore_terminal(void);
void cedit_let_terminal_go(void);
void cedit_found_mode(struct termios *mode);
// Whether the terminal that was held hung up, where it is the one that the process belongs to.
int cedit_has_hung_up(void);

// Handlers that only note a signal, until they are released; a signal that was ignored stays so.
void cedit_catch_signals(void);
void cedit_release_signals(void);
// While another program has the terminal, its interrupt and quit keys are that program's, and its stop key
// stops both; then the handlers are back. Not to be nested.
void cedit_lend_terminal_signals(void);
void cedit_take_terminal_signals(void);
// Has SIGALRM noted like a signal that ends after so many seconds, until the handlers are released.
void cedit_limit_time(double seconds);
// The first of SIGINT, SIGTERM, SIGHUP, SIGQUIT and SIGALRM that came, or 0.
int cedit_ending_signal(void);
// The same, where a terminal that has hung up counts as SIGHUP, unless that is ignored.
int cedit_ending_or_hang_up(void);
// Whether the signal came since the last call.
int cedit_take_stop(void);
int cedit_take_continue(void);
int cedit_take_resize(void);
// Stops the process as SIGTSTP does by default; returns when it is continued.
void cedit_stop(void);
// Ends the process by the signal, as if it had never been caught, and leaves no core.
void cedit_die_of(int signal);
// Waits until there is something to read: 0, or -1 with EINTR when a signal came, even just before.
int cedit_wait(int fd);
// Whether something to read comes within the time.
int cedit_has_more(int fd, int milliseconds);
// Reads without waiting: the number of bytes, or -1 with EAGAIN when what was there has been
// dropped, as a terminal does at Ctrl-C.
long cedit_read(int fd, void *buffer, size_t size);

#endif
