"""How fast the kernel plays random games, on one core: `python -m benchmarks.kernel`.

The same duels are played in C by `c/random_games.c`, compiled here: with the same state, algorithm
and draws, so that both must give the same games. The two take turns, each timed in processor time,
and a ratio compares one turn of each; the figures are medians, then the lowest and highest. Solo
games, at level III, have no counterpart in C.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time

import numpy as np

from quiltbee.automa import Deck, new_solo
from quiltbee.kernel import random_games, state, tables
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.solo.game import random_solo_games
from quiltbee.kernel.solo.state import SOLO_WORDS, solo_state_of
from quiltbee.kernel.solo.tables import DECK_CARDS
from quiltbee.rules import LAST_SPACE, LETTERS, SPACES, Board, new_game
from quiltbee.rules.position import MARKET, POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS

TURNS = 15
GAMES = 20_000
SOURCE = Path(__file__).parent / "c" / "random_games.c"
FLAGS = ("-std=c11", "-O3", "-march=native")
BOARDS = list(Board)

NUMBERS = {
    "RING": tables.RING,
    "RING_FULL": (1 << tables.RING) - 1,
    "MARKET": MARKET,
    "SPACES": SPACES,
    "LAST_SPACE": LAST_SPACE,
    "LOW_BITS": tables.LOW_BITS,
    "LOW_FULL": tables.LOW_FULL,
    "HIGH_FULL": tables.HIGH_FULL,
    "PASS": tables.PASS,
    "FIRST_SPECIAL": tables.FIRST_SPECIAL,
    "SQUARES_OF_49": len(tables.SQUARE_LOW),
    "SPECIAL_TILE_POINTS": SPECIAL_TILE_POINTS,
    "POINTS_PER_EMPTY_SPACE": POINTS_PER_EMPTY_SPACE,
}
ARRAYS = (
    *("ANCHORS_LOW", "ANCHORS_HIGH", "ANCHOR_COLUMNS", "FIRST_ACTION", "ROW_OF", "COLUMN_OF"),
    *("FIRST_ORIENTATION", "SPACES_OF", "OFFSETS", "MASK_LOW", "MASK_HIGH", "PATCH_OF"),
    *("PRICE", "TIME", "INCOME", "MARKS_UP_TO", "NEXT_SPECIAL", "SQUARE_LOW", "SQUARE_HIGH"),
)


@dataclass(frozen=True)
class Played:
    """Some random games: how long they took, and their sums."""

    seconds: float
    decisions: int
    legal: int
    points: int

    @property
    def sums(self) -> tuple[int, int, int]:
        """What must be the same in both programs."""
        return self.decisions, self.legal, self.points


def start_of(board: Board) -> Int64Array:
    """The words of the state after set-up; each game draws a new ring."""
    return state.state_of(new_game("".join(LETTERS[1:] + LETTERS[:1]), board))


def header() -> str:
    """The kernel's tables in C."""
    starts = ", ".join("{" + ", ".join(map(str, start_of(board))) + "}" for board in BOARDS)
    lines = [f"#define {name} INT64_C({number})" for name, number in NUMBERS.items()]
    lines += [
        f"static const int64_t {name}[] = {{{', '.join(map(str, getattr(tables, name)))}}};"
        for name in ARRAYS
    ]
    lines.append(f"static const int64_t START[][{state.WORDS}] = {{{starts}}};")
    return "\n".join(lines) + "\n"


def compiler() -> str | None:
    """The C compiler at hand: the one that CC names, else `cc`."""
    return shutil.which(os.environ.get("CC", "cc"))


def compile_program(compiler: str, folder: Path) -> Path:
    """The C program, compiled into a folder."""
    program = folder / "random_games"
    (folder / "tables.h").write_text(header(), encoding="ascii")
    command = [compiler, *FLAGS, "-I", str(folder), "-o", str(program), str(SOURCE)]
    subprocess.run(command, check=True)
    return program


def play_in_c(program: Path, board: Board, seed: int, games: int) -> Played:
    command = [str(program), str(BOARDS.index(board)), str(seed), str(games)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    seconds, *sums = said.split()
    return Played(float(seconds), *map(int, sums))


def play_in_kernel(board: Board, seed: int, games: int) -> Played:
    start, random_state = start_of(board), np.array([seed], dtype=np.int64)
    playing, ring, scratch, sums = (
        np.zeros(length, dtype=np.int64)
        for length in (state.WORDS, tables.RING, random_games.SCRATCH, 3)
    )
    begun = process_time()
    random_games.random_games(start, playing, ring, random_state, scratch, games, sums)
    return Played(process_time() - begun, *map(int, sums))


@dataclass(frozen=True)
class PlayedSolo:
    """Some random solo games: how long they took, and the sums of `random_solo_games`."""

    seconds: float
    sums: list[int]


def play_solo_in_kernel(deck: Deck, seed: int, games: int) -> PlayedSolo:
    ring, unknown = "".join(LETTERS[1:] + LETTERS[:1]), (0,) * DECK_CARDS
    start = solo_state_of(new_solo(ring, unknown, deck=deck, level=3))
    random_state = np.array([seed], dtype=np.int64)
    playing, places, scratch, sums = (
        np.zeros(length, dtype=np.int64)
        for length in (SOLO_WORDS, tables.RING, random_games.SCRATCH, 6)
    )
    begun = process_time()
    random_solo_games(start, playing, places, random_state, scratch, games, sums)
    return PlayedSolo(process_time() - begun, sums.tolist())


def figure(name: str, unit: str, runs: list[float], form: str = ",.0f") -> str:
    spread = f"{min(runs):{form}} to {max(runs):{form}}"
    return f"{name:<24}{median(runs):{form}} {unit}".ljust(48) + spread


def print_speed(name: str, turns: list[Played]) -> None:
    print(figure(f"{name}: games", "/s", [GAMES / played.seconds for played in turns]))
    speeds = [played.decisions / played.seconds for played in turns]
    print(figure(f"{name}: decisions", "/s", speeds))


def print_means(turns: list[Played]) -> None:
    """What the games were like, to compare with the page of the rules."""
    games = GAMES * len(turns)
    decisions, legal, points = map(sum, zip(*(played.sums for played in turns), strict=True))
    print(f"{games:,} games, on average: {decisions / games:.2f} decisions, ", end="")
    print(f"{legal / decisions:.2f} legal ones to draw from, score {points / games / 2:.2f}")


def print_solo(deck: Deck) -> None:
    """The speed of solo games, and what they were like."""
    play_solo_in_kernel(deck, 1, 1)  # compiles it
    turns = [play_solo_in_kernel(deck, seed, GAMES) for seed in range(1, TURNS + 1)]
    print(figure(f"{deck.value} deck: games", "/s", [GAMES / turn.seconds for turn in turns]))
    games = GAMES * len(turns)
    decisions, legal, cards, person, automa, _ = map(
        sum, zip(*(turn.sums for turn in turns), strict=True)
    )
    print(f"{games:,} games, on average: {decisions / games:.2f} decisions, ", end="")
    print(f"{legal / decisions:.2f} legal ones to draw from, ", end="")
    print(f"{cards / games:.2f} cards, score {person / games:.2f} : {automa / games:.2f}")


def main() -> None:
    seeds = range(1, TURNS + 1)
    found = compiler()
    play_in_kernel(Board.REVISED, 1, 1)  # compiles it
    with tempfile.TemporaryDirectory() as folder:
        program = compile_program(found, Path(folder)) if found else None
        kernel, in_c = [], []
        for seed in seeds:
            kernel.append(play_in_kernel(Board.REVISED, seed, GAMES))
            if program:
                in_c.append(play_in_c(program, Board.REVISED, seed, GAMES))
    print_means(kernel)
    print_speed("kernel", kernel)
    for deck in Deck:
        print_solo(deck)
    if not program:
        print("there is no C compiler here, and so no comparison")
        return
    print_speed("C", in_c)
    if [played.sums for played in kernel] != [played.sums for played in in_c]:
        sys.exit("the kernel and the C program played different games")
    pairs = zip(kernel, in_c, strict=True)
    ratios = [other.seconds / own.seconds for own, other in pairs]
    print(figure("kernel / C", "", ratios, ".2f"))


if __name__ == "__main__":
    main()
