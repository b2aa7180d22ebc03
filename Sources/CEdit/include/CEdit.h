// libedit's variadic calls as plain functions, which is the only way for Swift to call them.
// Text is in wide characters (one per Unicode scalar): nothing here depends on the locale's encoding.
#ifndef CEDIT_H
#define CEDIT_H

#include <histedit.h>
#include <wchar.h>

typedef wchar_t *(*cedit_prompt)(EditLine *);
typedef unsigned char (*cedit_command)(EditLine *, wint_t);

// Each returns what the call it wraps returns: 0, or -1 when it is refused.
int cedit_set_prompt(EditLine *editor, cedit_prompt prompt);
int cedit_set_reader(EditLine *editor, el_rfunc_t reader);
int cedit_set_client(EditLine *editor, void *client);
int cedit_set_editor(EditLine *editor, const wchar_t *name);
int cedit_set_history(EditLine *editor, HistoryW *history);
int cedit_add_command(EditLine *editor, const wchar_t *name, const wchar_t *help,
                      cedit_command command);
int cedit_bind(EditLine *editor, const wchar_t *keys, const wchar_t *name);
int cedit_refresh(EditLine *editor);

// What `cedit_set_client` was given.
void *cedit_client(EditLine *editor);

// A history of at most `size` lines in which no line follows itself; NULL without memory.
HistoryW *cedit_history(int size);
int cedit_remember(HistoryW *history, const wchar_t *line);

#endif
