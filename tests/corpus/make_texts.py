"""Records, links and position strings, and what `quiltbee convert` made of each."""

import csv
import re

from tests.corpus import terminal
from tests.corpus.reading import reading_of
from tests.corpus.stored import FOLDER, TEXTS, write

_MATCHES = {
    "match_revised": ("greedy", "random", "--games", "4"),
    "match_original": ("greedy", "greedy", "--games", "2", "--board", "original"),
    "match_normal": ("greedy", "automa", "--deck", "normal", "--games", "1"),
    "match_tactical": ("greedy", "automa", "--deck", "tactical", "--games", "1"),
    "match_random": ("random", "automa", "--level", "III", "--board", "original", "--games", "1"),
}


def make() -> None:
    """Add the texts that are not written by hand, then what is read in all of them."""
    for name, words in _MATCHES.items():
        done = terminal.run(["match", *words, "--seed", name, "--records", "it.pgr"])
        _write(f"{name}.pgr", "\n".join(done["files"]["it.pgr"]))
    two, alone = ("match_revised", "match_original"), ("match_normal", "match_tactical")
    _make_derived("duel", *two)
    _make_derived("solo", *alone, "match_random")
    for file in sorted(TEXTS.iterdir()):
        reading = reading_of(file)
        is_long = len(str(reading)) > 20_000
        write(f"readings/{file.name}.json{'.gz' if is_long else ''}", reading)


def _make_derived(kind: str, *matches: str) -> None:
    """Positions of every kind, links of whole and of unfinished games, records from a position."""
    positions: list[str] = []
    links: list[str] = []
    for name in matches:
        text = (TEXTS / f"{name}.pgr").read_text()
        positions += [line for line in _converted(text, "positions") if line]
        links += [line for line in _converted(text, "link") if line]
    links = links[::3] if len(links) > 8 else links
    chosen: dict[tuple[str, ...], str] = {}
    for position in positions:
        turn, bonus, *rest = position.split()[5:9]
        key = (turn, bonus, *rest)
        chosen[key] = position
        chosen.setdefault((*key, "first"), position)
    lines = sorted(set(chosen.values())) + positions[10:60:10]
    if kind == "duel":
        lines += [_covered(position) for position in positions[20:60:10]]
    _write(f"{kind}_positions.txt", "\n".join(lines) + "\n")
    short = [_shortened(link) for link in links]
    _write(f"{kind}_game_links.txt", "\n".join([*links, *short]) + "\n")
    records = _converted("\n".join(short[:3]), "pgr")
    _write(f"{kind}_unfinished.pgr", "\n".join(records))
    mark = "p" if kind == "duel" else "s"
    from_there = [f"#{mark}={line.replace(' ', '_').replace('#', '!')}" for line in lines[-4:]]
    moves = [_converted(link, "position")[0] for link in from_there]
    played = []
    for link, position in zip(from_there, moves, strict=True):
        legal = terminal.run(["moves", "--plain", *position.split()])["out"]
        played.append(f"{link},{legal[len(legal) // 2]}")
    _write(f"{kind}_links_from_positions.txt", "\n".join([*from_there, *played]) + "\n")
    _write(f"{kind}_from_positions.pgr", "\n".join(_converted("\n".join(played), "pgr")))


def _shortened(link: str) -> str:
    """A link to the first twelve tokens or so of its game."""
    head, tokens, *rest = link.split(",")
    end = [match.end() for match in re.finditer(r"\.|\+[a-i]\d|[A-Za-g]\d[a-i]\d", tokens)][11]
    return ",".join([head, tokens[:end], *rest])


def _covered(position: str) -> str:
    """The position with patches that aren't known on the first quilt."""
    with (FOLDER.parent / "patches.csv").open() as file:
        income = {row["letter"]: int(row["income"]) for row in csv.DictReader(file)}
    quilt, other, purse, *rest = position.split()
    letters = set(re.findall("[A-Za-g]", quilt))
    covered = re.sub("[A-Za-g*]", "x", quilt)
    return " ".join([covered, other, f"{purse}i{sum(income[one] for one in letters)}", *rest])


def _converted(text: str, form: str) -> list[str]:
    done = terminal.run(["convert", "--to", form], text)
    assert done["status"] == 0, (text, done)
    lines: list[str] = done["out"]
    return lines


def _write(name: str, text: str) -> None:
    (TEXTS / name).write_text(text, encoding="utf-8")
