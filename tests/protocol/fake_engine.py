"""Engines that misbehave, for the client's tests: in a thread, or `python fake_engine.py <how>`."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator

HANDSHAKE = "id name Fake\nid author the tests\noption name Level type spin default 10 min 1 max 10"

Say = Callable[[str], None]
"""Sends text as it is, its ends of lines included."""


def answer_go(how: str, lines: Iterator[str], say: Say) -> None:
    """What it does about `go`."""
    match how:
        case "dies thinking":
            say("info depth 1 nodes 1\n")
            print("Traceback of something\nLookupError: no idea", file=sys.stderr, flush=True)
            sys.exit(7)
        case "hangs thinking":
            say("info depth 1 nodes 1\n")
            hang(lines)
        case "stops late":
            say("info depth 1 nodes 1\n")
        case "talks nonsense":
            say("info depth 1 nodes 1\nI would rather play chess \x07\nbestmove Nf3\n")
        case "chatters":
            say("debug: 12 moves\ninfo string \xe9\ninfo string pv of \x07\n")
            say("info depth 3 seldepth 9 winrate 700 hashfull 12 score cp 30 pv pass\n")
            say("info depth 4 nodes 2000\ninfo multipv 2 winrate high margin -5 pv Z9z9\n")
            say("bestmove pass ponder pass\n")
        case "says no info":
            say("bestmove pass\n")
        case "plays illegally":
            say("info depth 1 nodes 1 pv +a1\nbestmove +a1\n")
        case "finds no move":
            say("info depth 1 nodes 1\nbestmove none\n")
        case "refuses to go":
            say("error not today: go\n")
        case "shuts its output":
            os.close(1)
            time.sleep(1000)
        case "never stops talking":
            while True:
                say("info depth 1 nodes 1\n")
        case "never ends its line":
            say("x" * 300_000)
        case _:
            say("info depth 1 nodes 1 nps 1 time 0 multipv 1 winrate 500 margin 0 pv pass\n")
            say("bestmove pass\n")


def hang(lines: Iterator[str]) -> None:
    """Answer nothing until the input ends."""
    for _ in lines:
        pass


def speak(how: str, lines: Iterator[str], say: Say) -> None:
    """Speak just enough of the protocol."""
    if how == "never speaks":
        hang(lines)
    if how in ("greets strangely", "chatters"):
        say("Welcome to Fake 1.0!\n")
    if how == "knows no upi":
        say("error unknown command: upi\n")
    for line in lines:
        match line.split()[0]:
            case "upi":
                odd = "id elo 3000\noption name Net type file\noption name Odd\n"
                say(f"{HANDSHAKE}\n{odd if how == 'chatters' else ''}upiok\n")
            case "isready" if how != "is never ready":
                say("readyok\n")
            case "go":
                answer_go(how, lines, say)
            case "stop" if how == "stops late":
                say("bestmove pass\n")
            case "query":
                is_odd = how == "talks nonsense"
                say("response color blue\n" if is_odd else "response turn 1\n")
            case "quit" if how not in ("never quits", "ends by no signal"):
                return
        if how == "floods stderr":
            print("noise " * 20_000, file=sys.stderr, flush=True)


def main(how: str) -> None:
    """Speak as a process."""
    if how == "dies at once":
        print("cannot load the net", file=sys.stderr)
        sys.exit(3)
    if how == "ends by no signal":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)

    if how == "reads nothing":
        time.sleep(1000)

    def say(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    speak(how, iter(sys.stdin), say)
    if how in ("never quits", "ends by no signal"):
        time.sleep(1000)


if __name__ == "__main__":
    main(sys.argv[1])
