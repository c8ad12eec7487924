"""What the command line and the engines answered to what was typed."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tests.corpus import terminal
from tests.corpus.engine import Engine
from tests.corpus.stored import TEXTS, Json, write

RING = "bWLNceYFTKSBGUgEfVZQXMHPRIDCJOadA"
START = f"9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9 5.0 5.0 {RING} 1 - r"
SOLO = (
    "9/9/9/9/9/9/9/9/9 5.0 0.0:- BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA 1 - r"
    " tactical 4 19.?.?.?.?.?.?.?.?.? ?.?/-"
)


class Case(NamedTuple):
    """A command line; `stdin` is what is typed, `files` lie in the folder where it runs."""

    words: list[str]
    stdin: str = ""
    files: dict[str, str] = {}  # noqa: RUF012 - never changed


def make_commands() -> None:
    """Carry out every case."""
    write("commands.json", [{**case._asdict(), "answer": terminal.run(*case)} for case in _cases()])


def _cases() -> Iterator[Case]:
    link = f"#{RING},L3a1e0a1F3c1"
    yield Case(["--version"])
    yield from (Case(["new", "--seed", "1", *more]) for more in ([], ["--board", "original"]))
    yield Case(["new", "--ring", RING, "--show"])
    yield Case(["new", "--ring", RING[:-1]])
    yield Case(["show", link])
    yield from (Case(["show", link, "--at", at]) for at in ("0", "2", "9"))
    yield from (Case(["moves", link, *form]) for form in ([], ["--plain"], ["--count"]))
    yield from (Case(["perft", depth, *START.split()]) for depth in ("0", "1", "2"))
    yield Case(["perft", "1", "--seed", "quilt", "--divide"])
    yield Case(["perft", "2", "--board", "original"])
    yield Case(["perft", "1", *SOLO.split()])
    for kind in ("duel", "solo"):
        lines = (TEXTS / f"{kind}_positions.txt").read_text().splitlines()
        # Not those with the person's special tile: the marker should then be gone from the board.
        lines = [line for line in lines if kind == "duel" or " 1 r " not in line]
        for line in (lines[0], *lines[3::7]):
            yield Case(["show", line])
            yield Case(["moves", "--count"], line)
    yield Case(["moves"], (TEXTS / "duel_positions.txt").read_text().splitlines()[-1])
    yield Case(["show", *SOLO.split()])
    yield Case(["convert", "it.pgr", "--to", "moves"], "", {"it.pgr": f'[Ring "{RING}"]\n\n. *\n'})
    yield Case(["convert", "--to", "moves"], f'[Ring "{RING}"]\n1: L3a1 2: W0a1 *')
    yield Case(["convert", "--to", "link", "--from", "position"], START)
    yield Case(["convert", "--to", "pgr", "--from", "collection", "--board", "revised"], _outside())
    yield from (Case(words) for words in (["show"], ["show", "nothing.pgr"], ["convert", "-"]))
    yield from (Case(["show", "#"]), Case(["moves", "x y"]), Case(["show"], "what?\n"))
    yield from (Case(["play", *words]) for words in _wrong_play())
    yield from (Case(words) for words in (["nothing"], ["perft"], ["new", "--seed"]))
    yield from _plays_of_two(link)
    yield from _plays_alone()
    yield from _matches()


def _outside() -> str:
    return (TEXTS / "collection.txt").read_text().splitlines()[0]


def _wrong_play() -> Iterator[list[str]]:
    yield ["--opponent", "nobody"]
    yield ["--automa", "--first", "me"]
    yield ["--level", "2"]
    yield ["--automa", "--level", "6"]
    yield ["--resume", "#x"]
    yield ["--resume", f"#{RING},", "--seed", "1"]
    yield ["--resume", f"#{RING},", "--deck", "normal"]


def _plays_of_two(link: str) -> Iterator[Case]:
    person = ["play", "--opponent", "person"]
    typed = "L3a1\nundo\nb0a1\nhelp\nL\nmoves\nshow\nL 3 A1\nlink\nsave it.pgr\nx9\nhint\nquit\n"
    yield Case([*person, "--seed", "1"], typed)
    record = (TEXTS / "match_revised.pgr").read_text().split("\n\n[")[0]
    moves = terminal.run(["convert", "--to", "moves"], record)["out"][0].split()
    ring = re.findall(r'\[Ring "(.*)"\]', record)[0]
    whole = [*person, "--ring", ring, "--record", "whole.pgr"]
    yield Case(whole, "\n".join(moves))
    half = terminal.run(whole, "\n".join([*moves[:20], "quit"]))["files"]["whole.pgr"]
    resumed = {"half.pgr": "\n".join(half)}
    yield Case(["play", "--resume", "half.pgr"], "\n".join(moves[20:30]), resumed)
    yield Case(["play", "--resume", "half.pgr"], "resign\nyes\nundo\nquit\n", resumed)
    yield Case(["play", "--resume", "half.pgr", "--record", "half.pgr"], "quit\n", resumed)
    yield Case([*person, "--seed", "1", "--record", "half.pgr"], "quit\n", resumed)
    yield Case(["play", "--resume", link, "--opponent", "person"], "undo\nundo\n")
    yield Case(["play", "--resume", "it.pgr"], "quit\n", {"it.pgr": f'[Ring "{RING}"]\nX *'})
    greedy = ["play", "--opponent", "greedy", "--seed", "corpus"]
    yield Case([*greedy, "--record", "g.pgr"], "pass\nundo\npass\nhint\npass\nresign\nyes\nquit\n")
    yield Case([*greedy, "--first", "opponent"], "\n".join(["pass"] * 30))
    yield Case(["play", "--opponent", "level10", "--seed", "1"], "L3a1\nquit\n")


def _plays_alone() -> Iterator[Case]:
    for deck, level, seed in (("tactical", "IV", "1"), ("normal", "1", "corpus")):
        words = ["play", "--automa", "--deck", deck, "--level", level, "--seed", seed]
        start = terminal.run([*words, "--record", "it.pgr"], "link\nquit\n")
        yield Case(words, "L3a1\n\nshow\nmoves\nhelp\nhint\nundo\nquit\n")
        yield Case([*words, "--record", "it.pgr"], _whole_game_alone(words))
        assert start["status"] == 0
    whole = (TEXTS / "match_normal.pgr").read_text().split("\n\n[")[0]
    begun = re.sub(r"\n\n1: .*", "\n\n*\n", whole, flags=re.DOTALL)
    begun = re.sub(r"\[(Score|Termination|Result) .*\]\n", "", begun)
    yield Case(["play", "--resume", "a.pgr"], "pass\n\nlink\nresign\nyes\nquit\n", {"a.pgr": begun})
    yield Case(["play", "--resume", "a.pgr", "--level", "2"], "", {"a.pgr": begun})


def _whole_game_alone(words: list[str]) -> str:
    """What a person types who plays as the greedy player does."""
    typed: list[str] = []
    with Engine("greedy") as engine:
        while True:
            said = terminal.run(words, "\n".join([*typed, "link", "quit", ""]))["out"]
            links = [found[0] for line in said if (found := re.findall(r"#s=\S+", line))]
            position = terminal.run(["convert", links[0], "--to", "position"])["out"][0]
            turn = position.split()[5 - 1]
            if turn.startswith("#"):
                return "\n".join([*typed, "quit", ""])
            typed.append("turn" if turn == "2" else engine.best(position))


def _matches() -> Iterator[Case]:
    match = ["match", "greedy", "random", "--seed", "match_revised", "--records", "m.pgr"]
    first = (TEXTS / "match_revised.pgr").read_text().split("\n\n[")[0] + "\n\n"
    yield Case([*match, "--games", "2"])
    yield Case([*match, "--games", "4"], "", {"m.pgr": first})
    yield Case([*match, "--games", "2"], "", {"m.pgr": "[Ring"})
    alone = ["match", "greedy", "automa", "--level", "IV", "--games", "2", "--seed", "1"]
    yield Case([*alone, "--records", "m.pgr"])
    yield Case([*alone, "--deck", "normal", "--board", "original"])


def make_protocol() -> None:
    """Talk with engines that decide alike every time."""
    duel = (TEXTS / "duel_positions.txt").read_text().splitlines()
    solo = (TEXTS / "solo_positions.txt").read_text().splitlines()
    talks: list[Json] = []
    _talk(talks, "greedy", _general)
    _talk(talks, "greedy", lambda: _about("pps", duel, "go"))
    _talk(talks, "greedy", lambda: _about("solo", solo, "go"))
    _talk(talks, "random", lambda: _seeded(duel, "go"))
    _talk(talks, "patch-tree", lambda: _seeded(duel[::4], "go nodes 500"))
    write("protocol.json", talks)


def _talk(talks: list[Json], player: str, lines: Callable[[], Iterator[str]]) -> None:
    with Engine(player) as engine:
        answers = [[line, *engine.ask(line)] for line in lines()]
        engine.say("quit")
        talks.append({"player": player, "lines": answers, "status": engine.wait()})


def _general() -> Iterator[str]:
    yield from ("upi", "go", "query legal", "hello", "newgame", "isready now", "setoption name X")
    yield from ("setoption name MultiPV value 3", "setoption name MultiPV value 0")
    yield f"position ring {RING} board original moves L3a1 e0a1"
    yield from (f"query {what}" for what in ("legal", "score", "pps", "turn", "result", "perft 2"))
    yield from ("go", "go nodes 5", "go movetime x", "go depth 1 what", "stop", "query", "query x")
    yield from (f"position ring {RING} moves W3a1 z", f"position ring {RING[:-1]}", "position")
    yield from ("query turn", "setoption name Level value 10", "position pps 9/9", "perft 2")
    for moves in ("pass A:C", "pass A:pass", "pass A:h", "A:C", "pass A:C pass"):
        yield f"position solo {SOLO} moves {moves}"
        yield "query pps"
    yield "query perft 1"


def _about(kind: str, positions: list[str], go: str) -> Iterator[str]:
    for position in positions[::2]:
        yield f"position {kind} {position}"
        yield from ("query turn", "query score", "query result", go)


def _seeded(positions: list[str], go: str) -> Iterator[str]:
    yield from ("upi", "setoption name Seed value 7")
    for position in positions[::2]:
        yield f"position pps {position}"
        yield go


if __name__ == "__main__":
    make_commands()
