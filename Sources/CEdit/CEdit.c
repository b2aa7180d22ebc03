#define _GNU_SOURCE
#include "CEdit.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

int cedit_set_prompt(EditLine *editor, cedit_prompt prompt) {
  return el_wset(editor, EL_PROMPT, prompt);
}

int cedit_set_reader(EditLine *editor, el_rfunc_t reader) {
  return el_wset(editor, EL_GETCFN, reader);
}

int cedit_set_client(EditLine *editor, void *client) {
  return el_wset(editor, EL_CLIENTDATA, client);
}

int cedit_set_emacs_keys(EditLine *editor) { return el_wset(editor, EL_EDITOR, L"emacs"); }

int cedit_set_history(EditLine *editor, HistoryW *history) {
  return el_wset(editor, EL_HIST, history_w, history);
}

/// Widens ASCII, as much of it as there is room for.
static const wchar_t *widened(const char *text, wchar_t *wide, size_t room) {
  size_t length = 0;
  for (; text[length] != '\0' && length + 1 < room; length++) wide[length] = (unsigned char)text[length];
  wide[length] = L'\0';
  return wide;
}

int cedit_add_command(EditLine *editor, const char *name, const char *help, cedit_command command) {
  // libedit keeps both pointers as long as the editor and looks names up by them.
  size_t name_room = strlen(name) + 1;
  size_t help_room = strlen(help) + 1;
  wchar_t *kept_name = malloc(name_room * sizeof(wchar_t));
  wchar_t *kept_help = malloc(help_room * sizeof(wchar_t));
  if (kept_name == NULL || kept_help == NULL) {
    free(kept_name);
    free(kept_help);
    return -1;
  }
  return el_wset(
      editor, EL_ADDFN, widened(name, kept_name, name_room), widened(help, kept_help, help_room),
      command);
}

int cedit_bind(EditLine *editor, const char *keys, const char *name) {
  wchar_t wide_keys[32], wide_name[32];
  return el_wset(
      editor, EL_BIND, widened(keys, wide_keys, 32), widened(name, wide_name, 32), (wchar_t *)NULL);
}

int cedit_bind_in_commands(EditLine *editor, const char *keys, const char *name) {
  wchar_t wide_keys[32], wide_name[32];
  return el_wset(
      editor, EL_BIND, L"-a", widened(keys, wide_keys, 32), widened(name, wide_name, 32),
      (wchar_t *)NULL);
}

int cedit_has_vi_keys(EditLine *editor) {
  const wchar_t *name = NULL;
  return el_wget(editor, EL_EDITOR, &name) == 0 && name != NULL && name[0] == L'v';
}

int cedit_refresh(EditLine *editor) { return el_wset(editor, EL_REFRESH); }

int cedit_stop_editing(EditLine *editor) { return el_wset(editor, EL_EDITMODE, 0); }

void *cedit_client(EditLine *editor) {
  void *client = NULL;
  return el_wget(editor, EL_CLIENTDATA, &client) == 0 ? client : NULL;
}

HistoryW *cedit_history(int size) {
  HistoryW *history = history_winit();
  HistEventW event;
  if (history == NULL) return NULL;
  if (history_w(history, &event, H_SETSIZE, size) == -1 ||
      history_w(history, &event, H_SETUNIQUE, 1) == -1) {
    history_wend(history);
    return NULL;
  }
  return history;
}

int cedit_remember(HistoryW *history, const wchar_t *line) {
  HistEventW event;
  return history_w(history, &event, H_ENTER, line) == -1 ? -1 : 0;
}

void cedit_forget(HistoryW *history) {
  HistEventW event;
  history_w(history, &event, H_CLEAR);
}

struct stream {
  void *client;
  cedit_writer writer;
};

static ssize_t hand_on(void *cookie, const char *bytes, size_t count) {
  struct stream *stream = cookie;
  stream->writer(stream->client, bytes, count);
  return (ssize_t)count;
}

static int release(void *cookie) {
  free(cookie);
  return 0;
}

FILE *cedit_stream(void *client, cedit_writer writer) {
  struct stream *stream = malloc(sizeof *stream);
  if (stream == NULL) return NULL;
  *stream = (struct stream){client, writer};
  FILE *file = fopencookie(
      stream, "w", (cookie_io_functions_t){.write = hand_on, .close = release});
  if (file == NULL) free(stream);
  return file;
}

int cedit_width(wchar_t character) {
  return iswprint((wint_t)character) ? wcwidth(character) : -1;
}
