"""Starts programs, with and without a terminal, and says how long they take and what they hold."""

import fcntl
import os
import re
import select
import signal
import statistics
import struct
import subprocess
import tempfile
import termios
import time


class Failed(Exception):
    """A program did not do what is measured."""


def environment(home):
    """What a measured program finds in its environment, and nothing else."""
    return {"PATH": os.environ["PATH"], "HOME": str(home), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}


def run(command, environment):
    """Runs a program with nothing on its streams; the seconds from its start to its end."""
    silent = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_RDWR, 0) for number in (0, 1, 2)]
    start = time.perf_counter()
    child = os.posix_spawnp(command[0], command, environment, file_actions=silent)
    _, status = os.waitpid(child, 0)
    seconds = time.perf_counter() - start
    if status != 0:
        shown = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        raise Failed(f"{' '.join(command)}: exit {os.waitstatus_to_exitcode(status)}\n{shown.stderr[:2000]}")
    return seconds


def memory(command, environment):
    """The peak memory of a program in KiB."""
    with tempfile.NamedTemporaryFile("r") as report:
        measured = ["/usr/bin/time", "-v", "-o", report.name, *command]
        run(measured, environment)
        return int(re.search(r"Maximum resident set size \(kbytes\): (\d+)", report.read()).group(1))


def first_prompt(command, environment, prompt, patience=30.0):
    """The seconds from the start of a program on a new terminal until it has printed a text."""
    control, terminal = os.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    # A new session whose first terminal is opened by the child itself: so it is the one that controls it.
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, os.ttyname(terminal), os.O_RDWR, 0),
        (os.POSIX_SPAWN_DUP2, 0, 1),
        (os.POSIX_SPAWN_DUP2, 0, 2),
    ]
    start = time.perf_counter()
    child = os.posix_spawnp(command[0], command, environment, file_actions=actions, setsid=True)
    seen = b""
    try:
        while prompt not in seen:
            ready, _, _ = select.select([control], [], [], max(0, start + patience - time.perf_counter()))
            if not ready:
                raise Failed(f"{' '.join(command)}: no {prompt!r} within {patience:g} s: {seen[-500:]!r}")
            seen += os.read(control, 65536)
            if os.waitpid(child, os.WNOHANG)[0] != 0:
                child = None
                raise Failed(f"{' '.join(command)}: ended before {prompt!r}: {seen[-500:]!r}")
        return time.perf_counter() - start
    finally:
        if child is not None:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
        os.close(terminal)
        os.close(control)


def end_at_prompt(command, environment, prompt, patience=60.0):
    """Runs a program on a new terminal, and ends its input once it has printed a text and waits."""
    control, terminal = os.openpty()
    child = subprocess.Popen(
        command, stdin=terminal, stdout=terminal, stderr=terminal, env=environment, start_new_session=True
    )
    seen = b""
    limit = time.monotonic() + patience
    try:
        while child.poll() is None:
            if time.monotonic() > limit:
                raise Failed(f"{' '.join(command)}: no end: {seen[-500:]!r}")
            if select.select([control], [], [], 0.1)[0]:
                seen += os.read(control, 65536)
            elif prompt in seen:
                os.write(control, b"\x04")
    finally:
        child.kill()
        os.close(terminal)
        os.close(control)


def compared(one, other, times, measure, prepare=lambda: None):
    """The medians of two programs that are measured in turn, after one run each that does not count."""
    figures = ([], [])
    for turn in range(times + 1):
        for command, list_of_figures in zip((one, other), figures):
            prepare()
            figure = measure(command)
            if turn > 0:
                list_of_figures.append(figure)
    return tuple(statistics.median(figure) for figure in figures)
