"""An engine that plays the first legal move, and fails as told: `python scripted_engine.py <how>`.

`once <file> <how>` fails only while there is no such file, which it makes then.
"""

import sys
import time
from pathlib import Path

from quiltbee.notation import format_move, parse_position
from quiltbee.rules import legal_moves

FAILS_AFTER = 5
"""So many decisions it answers well."""


FAILURES = ("dies", "plays illegally", "hangs", "refuses")


def say(text: str) -> None:
    print(text, flush=True)


def fail(how: str) -> None:
    match how:
        case "dies":
            print("out of thread", file=sys.stderr)
            sys.exit(7)
        case "plays illegally":
            say("info depth 1")
            say("bestmove +a1")
        case "hangs":
            time.sleep(1000)
        case "refuses":
            say("error not today")


def main(how: str) -> None:
    decisions = 0
    token = ""
    for line in sys.stdin:
        words = line.split()
        match words[0]:
            case "upi":
                say("id name Scripted")
                say("id author the tests")
                say("option name Odd Name type spin default 1 min 0 max 9")
                say("option name Seed type spin default 0 min 0 max 9")
                say("upiok")
            case "isready":
                say("readyok")
            case "position":
                position = parse_position(" ".join(words[2:]))
                token = format_move(next(iter(legal_moves(position))))
            case "go" if decisions == FAILS_AFTER and how in FAILURES:
                fail(how)
            case "go":
                decisions += 1
                say("info depth 1")
                say(f"bestmove {token}")
            case "newgame" if how == "dies between games" and decisions:
                sys.exit(3)
            case "quit":
                return


def told(words: list[str]) -> str:
    if words[0] != "once":
        return words[0]
    mark = Path(words[1])
    if mark.exists():
        return "plays"
    mark.touch()
    return words[2]


main(told(sys.argv[1:]))
