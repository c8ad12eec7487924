"""Puzzles, and the file of text in which they are shipped: one puzzle a line, packed by gzip.

    # quiltbee puzzles 2
    name position rating deviation finds themes source stake steps     with tabs between them

    name       six letters or digits, a hash of the position
    position   a position string, of a duel or solo, without cards that the person can't see
    rating     Glicko-2's, and its deviation, rounded
    finds      a digit for each level 1 to 10: the tenths of its tries that solve it, `x` for all
    themes     letters, the main one first, see `LETTERS`; `!` at the end if all figures are proven
    source     the players of its game
    stake      the first edition of the book with this puzzle, and what the puzzle decides: `2 win`;
               `1 -` for one that is kept for its links and offered to nobody
    steps      joined by ` | `, each five fields joined by `;`

    accepted   the moves that solve it, the line's first; separated by spaces, as all moves are
    margin     of the best, in points
    line       the best line, from the first accepted move on
    rejected   `move margin` pairs, joined by `,`; after the first its line: `pass -3.1 e1b1 X0a7`
    replies    the opponent's moves before the next step

`puzzles.sha256` has the digest of the text. A book (0.5 MB) is read as a whole; a puzzle is parsed
on demand.
"""

import gzip
import hashlib
from base64 import b32encode
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple

from quiltbee.automa import Solo
from quiltbee.notation import (
    format_move,
    format_moves,
    format_position,
    parse_any_position,
    parse_move,
    parse_moves,
)
from quiltbee.players.glicko2 import CENTRE, HIGHEST_DEVIATION, SCALE, Rating, expected
from quiltbee.players.levels import RATINGS
from quiltbee.rules import Move, Position

ACCEPTED_WITHIN: Final = 0.7
"""The most points that an accepted move loses against the best one."""

GAP: Final = 3.0
"""The least points that any other move loses, unless it loses the game."""

GOOD_WITHIN: Final = 4.5
"""The most points that a good move loses, after which the solver may try again.

Where the stake is the win, a move that does not win is wrong, however little it loses.
"""

Verdict = Literal["solved", "next", "good", "wrong"]


class Theme(Enum):
    """The subject of a puzzle, computed by `making.assembling.themes_of`."""

    PACKING = "packing"
    TIMING = "timing"
    ECONOMY = "economy"
    SPECIAL = "special"
    TILE = "tile"
    DENIAL = "denial"
    CHOICE = "choice"
    ENDING = "ending"
    AUTOMA = "automa"


class Stake(Enum):
    """The result that hangs on the best move of a puzzle; see `making.finding.stake_of`."""

    WIN = "win"
    LEAD = "lead"
    TILE = "tile"
    TILE_KEPT = "tile-kept"
    SPECIAL = "special"
    SWING = "swing"


@dataclass(frozen=True, slots=True)
class Choice:
    """A judged move: the margin in points to which it leads, and the best line from it."""

    move: Move
    margin: float
    line: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """A decision: the moves accepted, the best one judged, and the best of those rejected.

    `rejected` are ordered, the best first; a move that is in neither list loses at least as much as
    the last of them. `replies` are the opponent's moves after `best`, before the next step.
    """

    accepted: tuple[Move, ...]
    best: Choice
    rejected: tuple[Choice, ...]
    replies: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle; `position` hides what its solver may not know.

    A puzzle has one or more steps, all decided by the same player. A move of `accepted` solves the
    step. The line goes on with the first of them, so any other one ends the puzzle, solved. Between
    two steps `replies` are played: the opponent's moves, none if the player moves again. All
    figures are the solver's final lead in points when both sides play on well.

    If `is_proven`, its figures are exact, by the endgame solver. `rating` and `deviation` are
    Glicko-2's, by the results of the levels: `finds` are the shares of levels 1 to 10, 0 to 1.
    `source` is `levels 3 7` or `people`. `stake` is what the first step decides, None for a puzzle
    of an earlier book that is only opened by its link; `edition` is the first book that has the
    puzzle.
    """

    name: str
    position: Position | Solo
    steps: tuple[Step, ...]
    themes: tuple[Theme, ...]
    is_proven: bool
    rating: float
    deviation: float
    finds: tuple[float, ...]
    source: str
    stake: Stake | None = None
    edition: int = 2

    @property
    def table(self) -> Position:
        """The open part of the position."""
        return self.position.table

    @property
    def lead(self) -> int:
        """The solver's lead in points now, in a duel."""
        table = self.table
        scores, seat = table.scores, table.turn
        return scores[seat.index] - scores[seat.other.index]

    def positions(self) -> tuple[Position | Solo, ...]:
        """Return the position of each step."""
        at = self.position
        found = [at]
        for step in self.steps[:-1]:
            for move in (step.accepted[0], *step.replies):
                at = at.play(move)
            found.append(at)
        return tuple(found)

    def verdict(self, number: int, move: Move) -> Verdict:
        """Return the result of a legal move at step `number`, counted from 0."""
        step = self.steps[number]
        if move in step.accepted:
            goes_on = move == step.accepted[0] and number + 1 < len(self.steps)
            return "next" if goes_on else "solved"
        loss = self.loss(number, move)
        is_good = self.stake is not Stake.WIN and loss is not None and loss <= GOOD_WITHIN
        return "good" if is_good else "wrong"

    def loss(self, number: int, move: Move) -> float | None:
        """Return the points that a move loses against the best; None if it was not judged."""
        step = self.steps[number]
        if move in step.accepted:
            return 0.0
        for choice in step.rejected:
            if choice.move == move:
                return step.best.margin - choice.margin
        return None


_LOWEST: Final = 0.0
_HIGHEST: Final = 3_500.0


def rate(finds: Sequence[float]) -> Rating:
    """Rate a puzzle that levels 1, 2, ... found in these shares of their tries.

    Each level counts as an opponent with its rating from games, and the share of its tries that
    solve the puzzle as its score. The rating is the likeliest one by Glicko-2's own formula, with a
    new player's as the prior.
    """
    low, high = _LOWEST, _HIGHEST
    while high - low > 0.5:
        middle = (low + high) / 2
        if _pull(middle, finds) > 0:
            low = middle
        else:
            high = middle
    rating = (low + high) / 2
    shares = [expected(Rating(rating, 0), Rating(level, 0)) for level in RATINGS[: len(finds)]]
    known = sum(share * (1 - share) for share in shares) + (SCALE / HIGHEST_DEVIATION) ** 2
    return Rating(rating, SCALE / known**0.5)


def _pull(rating: float, finds: Sequence[float]) -> float:
    """Return a number above 0 if the puzzle is harder than this rating."""
    pull = (CENTRE - rating) / SCALE * (SCALE / HIGHEST_DEVIATION) ** 2
    for level, find in zip(RATINGS, finds, strict=False):
        pull += (1 - find) - expected(Rating(rating, 0), Rating(level, 0))
    return pull


# The file

HEADER: Final = "# quiltbee puzzles 2"

LETTERS: Final[Mapping[Theme, str]] = {
    Theme.PACKING: "p",
    Theme.TIMING: "t",
    Theme.ECONOMY: "e",
    Theme.SPECIAL: "s",
    Theme.TILE: "7",
    Theme.DENIAL: "d",
    Theme.CHOICE: "c",
    Theme.ENDING: "l",
    Theme.AUTOMA: "a",
}
_THEMES: Final = {letter: theme for theme, letter in LETTERS.items()}
_PROVEN: Final = "!"
_NO_STAKE: Final = "-"
_NAME_LENGTH: Final = 6


class PuzzleError(ValueError):
    """A book that can't be read, or a puzzle that is not in it."""


class Entry(NamedTuple):
    """The index entry of a puzzle, read without parsing it."""

    name: str
    rating: int
    themes: tuple[Theme, ...]
    is_solo: bool
    stake: Stake | None
    edition: int


class Book:
    """Puzzles by name, in the order of the file.

    `entries` are the puzzles with a stake, which are offered; they make up its length and
    iteration. `first_edition` has all puzzles of the first, and `names` all that can be opened.
    """

    def __init__(self, text: str) -> None:
        """Read the text of a file; raises PuzzleError for anything else."""
        header, *lines = text.splitlines()
        if header != HEADER:
            raise PuzzleError(f"it does not begin with {HEADER!r}")
        self._lines = dict(line.split("\t", 1) for line in lines)
        entries = [_entry(name, rest) for name, rest in self._lines.items()]
        self.entries: Mapping[str, Entry] = {each.name: each for each in entries if each.stake}
        self.names = tuple(self._lines)
        self.first_edition = [each for each in entries if each.edition == 1]

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def __contains__(self, name: object) -> bool:
        return name in self._lines

    def puzzle(self, name: str) -> Puzzle:
        """Parse a puzzle; raises PuzzleError if there is none of that name."""
        if name not in self._lines:
            raise PuzzleError(f"there is no puzzle {name!r}")
        return parse_puzzle(f"{name}\t{self._lines[name]}")


@cache
def shipped() -> Book:
    """Return the book that comes with the package."""
    data = files("quiltbee.puzzles").joinpath("data", "puzzles.txt.gz")
    return Book(unpack(data.read_bytes()))


def pack(puzzles: Iterable[Puzzle]) -> tuple[bytes, str]:
    """Return a file of puzzles, of the same bytes for the same puzzles, and its text's digest."""
    text = "\n".join([HEADER, *map(format_puzzle, puzzles), ""])
    data = text.encode("ascii")
    return gzip.compress(data, 9, mtime=0), hashlib.sha256(data).hexdigest()


def unpack(data: bytes) -> str:
    """Return the text of a file; raises PuzzleError for anything else."""
    try:
        return gzip.decompress(data).decode("ascii")
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise PuzzleError(f"it is not a file of puzzles: {error}") from error


def name_of(position: Position | Solo) -> str:
    """Return the name of the puzzle of a position."""
    text = format_position(position)
    digest = hashlib.sha256(text.encode("ascii")).digest()
    return b32encode(digest).decode("ascii").lower()[:_NAME_LENGTH]


def format_puzzle(puzzle: Puzzle) -> str:
    """Write a puzzle as a line; `parse_puzzle` gives an equal one."""
    themes = "".join(LETTERS[theme] for theme in puzzle.themes)
    return "\t".join(
        (
            puzzle.name,
            format_position(puzzle.position),
            f"{puzzle.rating:.0f}",
            f"{puzzle.deviation:.0f}",
            "".join("x" if find == 1 else str(int(10 * find)) for find in puzzle.finds),
            themes + _PROVEN * puzzle.is_proven,
            puzzle.source,
            f"{puzzle.edition} {puzzle.stake.value if puzzle.stake else _NO_STAKE}",
            " | ".join(map(_format_step, puzzle.steps)),
        )
    )


def parse_puzzle(line: str) -> Puzzle:
    """Read a line of a book; raises PuzzleError for anything else."""
    try:
        name, text, rating, deviation, finds, themes, source, stake, steps = line.split("\t")
        return Puzzle(
            name,
            parse_any_position(text),
            tuple(map(_parse_step, steps.split(" | "))),
            _parse_themes(themes),
            themes.endswith(_PROVEN),
            float(rating),
            float(deviation),
            tuple(1.0 if digit == "x" else int(digit) / 10 for digit in finds),
            source,
            *_parse_stake(stake),
        )
    except (ValueError, KeyError) as error:
        raise PuzzleError(f"it is not a puzzle: {error}") from error


def _entry(name: str, rest: str) -> Entry:
    position, rating, _, _, themes, _, stake, _ = rest.split("\t", 7)
    is_solo = ":" in position
    return Entry(name, int(rating), _parse_themes(themes), is_solo, *_parse_stake(stake))


def _parse_themes(text: str) -> tuple[Theme, ...]:
    return tuple(_THEMES[letter] for letter in text.removesuffix(_PROVEN))


def _parse_stake(text: str) -> tuple[Stake | None, int]:
    edition, stake = text.split()
    return None if stake == _NO_STAKE else Stake(stake), int(edition)


def _format_step(step: Step) -> str:
    rejected = [f"{format_move(each.move)} {each.margin:g}" for each in step.rejected]
    if rejected:
        rejected[0] = f"{rejected[0]} {format_moves(step.rejected[0].line[1:])}".rstrip()
    return ";".join(
        (
            format_moves(step.accepted),
            f"{step.best.margin:g}",
            format_moves(step.best.line),
            ",".join(rejected),
            format_moves(step.replies),
        )
    )


def _parse_step(text: str) -> Step:
    accepted, margin, line, rejected, replies = text.split(";")
    best = Choice(parse_move(accepted.split()[0]), float(margin), tuple(parse_moves(line)))
    others = map(_parse_rejected, rejected.split(",") if rejected else ())
    return Step(tuple(parse_moves(accepted)), best, tuple(others), tuple(parse_moves(replies)))


def _parse_rejected(text: str) -> Choice:
    first, margin, *line = text.split()
    move = parse_move(first)
    return Choice(move, float(margin), (move, *map(parse_move, line)))


EASIEST: Final = 900
HARDEST: Final = 1600
"""The range of ratings for the puzzle of the day: neither obvious nor too hard."""


EDITION_2: Final = "2026-11-29"
"""The first day whose puzzle is drawn from the second edition; past days keep theirs."""


def puzzle_of_the_day(day: str, book: Book, but: Collection[str] = ()) -> str:
    """Return the name of the puzzle of a day (`2026-11-23`), which is none of `but`.

    Adding puzzles to the book changes few days, since the smallest of each day's draws counts.
    """
    entries = book.first_edition if day < EDITION_2 else book.entries.values()
    fit = (each.name for each in entries if EASIEST <= each.rating <= HARDEST)
    names = (name for name in fit if name not in but)
    return min(names, key=lambda name: hashlib.sha256(f"the puzzle {day} {name}".encode()).digest())
