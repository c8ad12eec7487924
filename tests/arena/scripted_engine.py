"""An engine that plays the first legal move, and fails as told.

It runs in a thread, or as `python scripted_engine.py <how>`. `once <file> <how>` fails only while
there is no such file, which it makes then.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from quiltbee.notation import format_move, parse_any_position, parse_move
from quiltbee.rules import Board, new_game

FAILS_AFTER = 5
"""So many decisions it answers well."""

FAILURES = ("dies", "plays illegally", "hangs", "refuses")

Say = Callable[[str], None]


def fail(how: str, lines: Iterator[str], say: Say) -> None:
    match how:
        case "dies":
            print("out of thread", file=sys.stderr)
            sys.exit(7)
        case "plays illegally":
            say("info depth 1\nbestmove +a1\n")
        case "hangs":
            for _ in lines:
                pass
        case "refuses":
            say("error not today\n")


def speak(words: list[str], lines: Iterator[str], say: Say) -> None:
    how = told(words)
    decisions = 0
    token = ""
    for line in lines:
        match line.split():
            case ["upi"] if how == "chatters":
                say("Scripted 1.0\nid name Scripted\noption name Net type file\nupiok\n")
            case ["go", *_] if how == "chatters":
                say(f"info string thinking\ninfo depth 1 hashfull 7 pv {token}\ndebug: \xe9\n")
                say(f"info depth 2 currmove {token}\nbestmove {token} ponder pass\n")
            case ["upi"]:
                say("id name Scripted\n")
                say("id author the tests\n")
                say("option name Odd Name type spin default 1 min 0 max 9\n")
                say("option name Seed type spin default 0 min 0 max 9\n")
                say("upiok\n")
            case ["isready"]:
                say("readyok\n")
            case ["position", *_] if how == "knows position strings only" and "ring" in line:
                say("error only position strings, please\n")
            case ["position", "ring", ring, "board", board, *moves]:
                position = new_game(ring, Board(board))
                for move in moves[1:]:
                    position = position.play(parse_move(move))
                token = format_move(position.legal_moves()[0])
            case ["position", "pps" | "solo", *text]:
                position = parse_any_position(" ".join(text))
                token = format_move(position.legal_moves()[0])
            case ["go", *_] if decisions == FAILS_AFTER and how in FAILURES:
                fail(how, lines, say)
            case ["go", *_]:
                decisions += 1
                say(f"info depth 1\nbestmove {token}\n")
            case ["newgame"] if how == "dies between games" and decisions:
                sys.exit(3)
            case ["quit"]:
                return


def told(words: list[str]) -> str:
    if words[0] != "once":
        return words[0]
    mark = Path(words[1])
    if mark.exists():
        return "plays"
    mark.touch()
    return words[2]


def main(words: list[str]) -> None:
    """Speak as a process."""

    def say(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    speak(words, iter(sys.stdin), say)


if __name__ == "__main__":
    main(sys.argv[1:])
