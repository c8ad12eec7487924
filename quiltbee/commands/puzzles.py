"""`quiltbee puzzles`: solves puzzles in the terminal; makes, packs, checks and counts them."""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path
from random import Random
from statistics import fmean

from quiltbee.commands import WRONG_USAGE, CommandError
from quiltbee.languages import of_system
from quiltbee.notation import NotationError, format_record, parse_records
from quiltbee.players.levels import HIGHEST
from quiltbee.puzzles import Book, Puzzle, PuzzleError, Theme, pack, shipped, unpack
from quiltbee.terminal.canvas import canvas_for, speak, t
from quiltbee.workers import Processes, WorkersError

_NEAR = 200
"""The largest difference between a puzzle's rating and the requested one."""

_BAND = 250
"""Rating points covered by a column of the table of levels."""


def run(arguments: argparse.Namespace) -> int:
    """Carry out one action and report it."""
    try:
        return _ACTIONS[arguments.action](arguments)
    except NotationError as error:
        raise CommandError(f"{arguments.records}: {error}") from None
    except PuzzleError as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"can't read or write {error.filename}: {error.strerror}") from None


def _make(arguments: argparse.Namespace) -> int:
    from quiltbee.puzzles.making.sifting import make, read_rows

    path = Path(arguments.file)
    workers = arguments.workers or os.cpu_count() or 1
    records = []
    if arguments.records is not None:
        text = Path(arguments.records).read_text("utf-8")
        records = [format_record(record) for record in parse_records(text)]
    try:
        with Processes(workers) as processes:
            endings = arguments.endings
            made = make(path, arguments.seed, arguments.games, processes, records, endings=endings)
            for row in made:
                print(f"game {row['game']}: {len(row['puzzles'])} puzzles", flush=True)
    except WorkersError as error:
        raise CommandError(str(error)) from None
    rows = list(read_rows(path))
    positions, found = sum(row["positions"] for row in rows), sum(len(r["puzzles"]) for r in rows)
    print(f"{path} holds {found:,} puzzles of {positions:,} positions in {len(rows):,} games.")
    return 0


def _pack(arguments: argparse.Namespace) -> int:
    from quiltbee.puzzles.making.assembling import assemble, choose, seconds, with_stake
    from quiltbee.puzzles.making.sifting import read_rows

    for file in (*arguments.files, *filter(None, [arguments.checked, arguments.book])):
        Path(file).stat()  # a missing file counts as empty only for `make` and `check`
    rows = chain.from_iterable(read_rows(Path(file)) for file in arguments.files)
    checked = None if arguments.checked is None else seconds(Path(arguments.checked))
    before = list[Puzzle]()
    if arguments.book is not None:
        earlier = Book(unpack(Path(arguments.book).read_bytes()))
        there = map(earlier.puzzle, earlier.names)
        before = [with_stake(puzzle) if puzzle.stake else puzzle for puzzle in there]
    names = {puzzle.name for puzzle in before}
    added = (each for each in assemble(rows, checked) if each.name not in names)
    puzzles = sorted([*before, *choose(added, arguments.number)], key=lambda each: each.name)
    data, digest = pack(puzzles)
    folder = Path(arguments.out)
    (folder / "puzzles.txt.gz").write_bytes(data)
    (folder / "puzzles.sha256").write_text(f"{digest}  puzzles.txt\n", "ascii")
    print(f"{folder} holds {len(puzzles):,} puzzles in {len(data):,} bytes, digest {digest}.")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    from quiltbee.puzzles.making.assembling import check_puzzles

    drawn = [shipped().puzzle(name) for name in sorted(shipped())]
    if arguments.hardest:
        drawn.sort(key=lambda puzzle: -puzzle.rating)
    else:
        Random(arguments.seed).shuffle(drawn)
    drawn = drawn[: arguments.sample]
    path = None if arguments.save is None else Path(arguments.save)
    failed, proven = list[str](), sum(puzzle.is_proven for puzzle in drawn)
    for number, found in enumerate(check_puzzles(drawn, path, arguments.times), 1):
        name, words = found.puzzle.name, "proven" if found.is_proven else "searched"
        if not found.holds:
            failed.append(name)
            words += ", has a second answer" if found.has_second_answer else ", does not hold"
        print(f"{number} {name} {words}: next {found.second:.1f} behind", flush=True)
    print(f"{len(drawn)} puzzles, {proven} proven; {len(failed)} do not hold.")
    if failed:
        raise CommandError(f"failed verification: {' '.join(failed)}")
    return 0


def _figures(arguments: argparse.Namespace) -> int:
    book = shipped()
    puzzles = [book.puzzle(name) for name in book]
    print("\n".join([*_of_themes(book), "", *_of_levels(puzzles)]))
    return 0


def _of_themes(book: Book) -> list[str]:
    entries = book.entries.values()
    counts = Counter(theme for entry in entries for theme in entry.themes)
    main = Counter(entry.themes[0] for entry in entries)
    rows = [f"| {each.value} | {counts[each]} | {main[each]} |" for each in Theme]
    solo = sum(entry.is_solo for entry in entries)
    return [
        f"{len(book)} puzzles, {solo} of them solo.",
        "",
        "| theme | puzzles | as the main one |",
        "|---|---|---|",
        *rows,
    ]


def _of_levels(puzzles: Sequence[Puzzle]) -> list[str]:
    bands: dict[int, list[Puzzle]] = {}
    for puzzle in puzzles:
        bands.setdefault(int(puzzle.rating // _BAND) * _BAND, []).append(puzzle)
    order = sorted(bands)
    heads = " | ".join(f"{band} to {band + _BAND - 1}" for band in order)
    rows = [
        f"| {level} | {_share(puzzles, level)} | "
        + " | ".join(_share(bands[band], level) for band in order)
        + " |"
        for level in range(1, HIGHEST + 1)
    ]
    counts = " | ".join(str(len(bands[band])) for band in order)
    return [
        f"| level | all | {heads} |",
        f"|---|---|{'---|' * len(order)}",
        f"| puzzles | {len(puzzles)} | {counts} |",
        *rows,
    ]


def _share(puzzles: Iterable[Puzzle], level: int) -> str:
    return f"{100 * fmean(puzzle.finds[level - 1] for puzzle in puzzles):.0f} %"


def _solve(arguments: argparse.Namespace) -> int:
    from quiltbee.terminal.puzzling import PuzzlePrompt

    speak(arguments.language or of_system(), arguments.edition)
    book = shipped()
    names = arguments.names or [
        entry.name
        for entry in book.entries.values()
        if (arguments.theme is None or Theme(arguments.theme) in entry.themes)
        and (arguments.rating is None or abs(entry.rating - arguments.rating) <= _NEAR)
    ]
    if not names:
        raise CommandError(t("terminal-puzzle-none"))
    for name in arguments.names:  # check all before showing the first
        if name not in book:
            raise CommandError(f"there is no puzzle {name!r}", WRONG_USAGE)
    if not arguments.names:
        Random(arguments.seed).shuffle(names)
    PuzzlePrompt(map(book.puzzle, names), canvas_for(sys.stdout)).run()
    return 0


_ACTIONS = {"solve": _solve, "make": _make, "pack": _pack, "check": _check, "figures": _figures}
