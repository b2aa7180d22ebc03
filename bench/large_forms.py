"""Forms of any number of rows, half of them shown only because of the row before.

pair   a switch, then a text, an integer or a choice that is shown where the switch is on, and so on
chain  texts, integers, choices and switches; then as many switches again, each shown where the one
       before is on, so that the last depends on half of the form
The answers switch everything on, so that every row is shown.
"""

import json
from dataclasses import dataclass
from pathlib import Path

CHOICES = ("alpha", "beta", "gamma")
SHAPES = ("pair", "chain")
DEFAULTS = {"switch": True, "text": "x", "integer": 1, "select": CHOICES[0]}


@dataclass
class Row:
    number: int
    type: str
    switch: "int | None"

    @property
    def tag(self):
        return f"q{self.number}"

    @property
    def answer(self):
        return {
            "switch": True,
            "text": f"value {self.number}",
            "integer": self.number % 100 + 1,
            "select": CHOICES[1],
        }[self.type]


def rows(shape, count):
    """The rows of a form, numbered from 1."""
    kinds = ("text", "integer", "select")
    for number in range(1, count + 1):
        if shape == "pair":
            if number % 2 == 1:
                yield Row(number, "switch", None)
            else:
                yield Row(number, kinds[number // 2 % 3], number - 1)
        elif number < count // 2:
            yield Row(number, (*kinds, "switch")[number % 4], None)
        else:
            yield Row(number, "switch", None if number == count // 2 else number - 1)


def own(row):
    """A row in the language of this project."""
    written = {"tag": row.tag, "type": row.type, "title": f"Question {row.tag}", "default": DEFAULTS[row.type]}
    if row.type == "integer":
        written.update(minimum=1, maximum=100)
    if row.type == "select":
        written["options"] = CHOICES
    if row.switch is not None:
        written["when"] = f"$q{row.switch} == YES"
    return json.dumps(written)


def peer(row):
    """A row in the language of kconfig."""
    name = row.tag.upper()
    depends = "" if row.switch is None else f"\tdepends on Q{row.switch}\n"
    if row.type == "select":
        options = "".join(f'config {name}_{option.upper()}\n\tbool "{option}"\n' for option in CHOICES)
        head = f'choice\n\tprompt "Question {row.tag}"\n{depends}\tdefault {name}_{CHOICES[0].upper()}\n'
        return head + options + "endchoice\n"
    kind, default = {
        "switch": ("bool", "y"),
        "text": ("string", '"x"'),
        "integer": ("int", "1"),
    }[row.type]
    limits = "\trange 1 100\n" if row.type == "integer" else ""
    return f'config {name}\n\t{kind} "Question {row.tag}"\n{depends}{limits}\tdefault {default}\n'


def peer_answer(row):
    """The answer of a row in the language of kconfig."""
    name = row.tag.upper()
    return {
        "switch": f"CONFIG_{name}=y",
        "text": f'CONFIG_{name}="{row.answer}"',
        "integer": f"CONFIG_{name}={row.answer}",
        "select": f"CONFIG_{name}_{CHOICES[1].upper()}=y",
    }[row.type]


def write(folder, shape, count):
    """Writes the form and its answers in both languages."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    form = list(rows(shape, count))
    body = ",\n    ".join(own(row) for row in form)
    text = f'{{\n  "askform": 1,\n  "title": "Large form",\n  "rows": [\n    {body}\n  ]\n}}\n'
    (folder / "form.json").write_text(text)
    answers = {row.tag: row.answer for row in form}
    (folder / "answers.json").write_text(json.dumps(answers, indent=1) + "\n")
    (folder / "Kconfig").write_text('mainmenu "Large form"\n\n' + "\n".join(peer(row) for row in form))
    (folder / "kconfig.config").write_text("\n".join(peer_answer(row) for row in form) + "\n")
