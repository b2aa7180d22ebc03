#define _GNU_SOURCE
#include "CEdit.h"

#include <stdlib.h>
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

int cedit_set_editor(EditLine *editor, const wchar_t *name) {
  return el_wset(editor, EL_EDITOR, name);
}

int cedit_set_history(EditLine *editor, HistoryW *history) {
  return el_wset(editor, EL_HIST, history_w, history);
}

int cedit_add_command(EditLine *editor, const wchar_t *name, const wchar_t *help,
                      cedit_command command) {
  // libedit keeps both pointers as long as the editor and looks names up by them.
  wchar_t *kept_name = wcsdup(name);
  wchar_t *kept_help = wcsdup(help);
  if (kept_name == NULL || kept_help == NULL) {
    free(kept_name);
    free(kept_help);
    return -1;
  }
  return el_wset(editor, EL_ADDFN, kept_name, kept_help, command);
}

int cedit_bind(EditLine *editor, const wchar_t *keys, const wchar_t *name) {
  return el_wset(editor, EL_BIND, keys, name, (wchar_t *)NULL);
}

int cedit_bind_in_commands(EditLine *editor, const wchar_t *keys, const wchar_t *name) {
  return el_wset(editor, EL_BIND, L"-a", keys, name, (wchar_t *)NULL);
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
