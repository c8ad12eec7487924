"""Engines that misbehave, for the client's tests: `python fake_engine.py <how>`."""

import os
import signal
import sys
import time

HANDSHAKE = "id name Fake\nid author the tests\noption name Level type spin default 10 min 1 max 10"


def say(text: str) -> None:
    print(text, flush=True)


def answer_go(how: str) -> None:
    """What it does about `go`."""
    match how:
        case "dies thinking":
            say("info depth 1 nodes 1")
            print("Traceback of something\nLookupError: no idea", file=sys.stderr, flush=True)
            sys.exit(7)
        case "hangs thinking" | "stops late":
            say("info depth 1 nodes 1")
        case "talks nonsense":
            say("info depth 1 nodes 1")
            say("I would rather play chess \x07")
        case "says no info":
            say("bestmove pass")
        case "plays illegally":
            say("info depth 1 nodes 1 pv +a1")
            say("bestmove +a1")
        case "finds no move":
            say("info depth 1 nodes 1")
            say("bestmove none")
        case "refuses to go":
            say("error not today: go")
        case "shuts its output":
            os.close(1)
            time.sleep(1000)
        case "never stops talking":
            while True:
                say("info depth 1 nodes 1")
        case "writes latin":
            sys.stdout.buffer.write(b"info string \xe9\n")
            sys.stdout.flush()
        case "never ends its line":
            sys.stdout.write("x" * 300_000)
            sys.stdout.flush()
        case _:
            say("info depth 1 nodes 1 nps 1 time 0 multipv 1 winrate 500 margin 0 pv pass")
            say("bestmove pass")


def main(how: str) -> None:
    """Speak just enough of the protocol."""
    if how == "dies at once":
        print("cannot load the net", file=sys.stderr)
        sys.exit(3)
    if how == "never speaks":
        time.sleep(1000)
    if how == "greets strangely":
        say("Welcome to Fake 1.0!")
    if how == "knows no upi":
        say("error unknown command: upi")
    if how == "ends by no signal":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for line in sys.stdin:
        match line.split()[0]:
            case "upi":
                say(HANDSHAKE)
                say("upiok")
            case "isready" if how != "is never ready":
                say("readyok")
            case "go":
                answer_go(how)
            case "stop" if how == "stops late":
                say("bestmove pass")
            case "query":
                say("response color blue" if how == "talks nonsense" else "response turn 1")
            case "quit" if how not in ("never quits", "ends by no signal"):
                return
        if how == "floods stderr":
            print("noise " * 20_000, file=sys.stderr, flush=True)
    if how in ("never quits", "ends by no signal"):
        time.sleep(1000)


main(sys.argv[1])
