"""A match: its players, its games, and the result of each.

A match has two sides, A and B; against the Automa A is the player and B the Automa. A `DuelMatch`
plays each ring twice, with the seats swapped. A `SoloMatch` plays a row of games for each deck and
level; ring n and its shuffles are the same at every level of a deck.

A player is named as on a command line:

    greedy    patch-tree:nodes=100000    engine:movetime=300,Threads=2    level3:nodes=5000
    cmd:./my-engine --quiet    cmd:movetime=300,Threads=2:./my-engine --quiet

The name is one of the project's own players, `levelN`, which is short for `engine:Level=N`, or
`cmd` with the command line of any engine that speaks the protocol. Of the settings, `movetime` (in
milliseconds), `nodes` and `depth` limit each decision; any other key is an option of the engine.
Without a limit the engine decides how long it thinks.
"""

import re
import shlex
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import count, product
from random import Random
from typing import Any, Literal, NamedTuple, Self, TypeAlias

from quiltbee.automa import LEVELS, Deck, Solo, new_solo, shuffled
from quiltbee.games import TimeControl
from quiltbee.notation import Record
from quiltbee.players import ENGINE, PLAYERS, Limits, Option, Thinker
from quiltbee.protocol.client import Skipped
from quiltbee.protocol.transport import engine_command
from quiltbee.rules import AnyMove, Board, Position, Seat, new_game, ring_from_seed

LIMITS = ("movetime", "nodes", "depth")

_LEVEL = re.compile(r"level([1-9][0-9]{0,2})")
_SETTING = r"[A-Za-z][A-Za-z0-9_]*=[^=,:]*"
_SETTINGS = rf"{_SETTING}(?:,{_SETTING})*"
_OWN = re.compile(rf"([a-z][a-z0-9-]*)(?::({_SETTINGS}))?")
_OUTSIDE = re.compile(rf"cmd:(?:({_SETTINGS}):)?(.*)", re.DOTALL)
_NUMBER = re.compile(r"-?[0-9]{1,18}")


class ArenaError(Exception):
    """Base of the errors that keep a match from being played."""


class PlayerError(ArenaError, ValueError):
    """A text that names no player, or a setting that a player lacks."""


@dataclass(frozen=True, slots=True)
class MatchPlayer:
    """An engine to start, with its options and its limits for each move.

    `text` is canonical: equal players have equal texts.
    """

    text: str
    argv: tuple[str, ...]
    limits: Limits
    options: tuple[tuple[str, int], ...]
    own: str | None = None
    """The name of one of the project's own players, None for any other engine."""

    def as_installed_here(self) -> Self:
        """Return the player with the command that starts it on this machine."""
        return self if self.own is None else replace(self, argv=tuple(engine_command(self.own)))

    def new_thinker(self) -> Thinker:
        """Create one of the project's own players in this process, with its options.

        Raises ValueError for any other engine, and PlayerError for an option that it does not have.
        """
        if self.own is None:
            raise ValueError(f"{self.text!r} runs in another process")
        thinker = PLAYERS[self.own]()
        self.set_options(thinker.options, thinker.set_option)
        return thinker

    def set_options(
        self, offered: Iterable[Option], set_option: Callable[[str, int], None]
    ) -> None:
        """Set the options of an engine or a player that offers these, one call each.

        Raises PlayerError, and sets none, for an unknown option or a value out of bounds.
        """
        known = {option.name: option for option in offered}
        for name, value in self.options:
            option = known.get(name)
            if option is None:
                names = ", ".join(known) or "none"
                raise PlayerError(f"{self.text}: it has no option {name!r} (it has {names})")
            if not option.minimum <= value <= option.maximum:
                bounds = f"{option.minimum} to {option.maximum}"
                raise PlayerError(f"{self.text}: {name} is a whole number from {bounds}")
        for name, value in self.options:
            set_option(name, value)


def parse_player(text: str) -> MatchPlayer:
    """Read the text that names a player; raises PlayerError with the fault."""
    if not text.isprintable():
        raise PlayerError(f"{text!r} is not a player: it is not printable text")
    if outside := _OUTSIDE.fullmatch(text):
        settings, command = outside.groups()
        return _player("cmd", settings, text, _split(command, text), command.strip())
    own = _OWN.fullmatch(text)
    if own is None:
        shape = "a player is NAME, NAME:KEY=NUMBER,..., cmd:COMMAND or cmd:KEY=NUMBER,...:COMMAND"
        raise PlayerError(f"{text!r} is not a player: {shape}")
    name, settings = own.groups()
    if level := _LEVEL.fullmatch(name):
        name, settings = ENGINE, ",".join(filter(None, (f"Level={level[1]}", settings)))
    if name not in PLAYERS:
        others = "levelN (short for engine:Level=N) and cmd:COMMAND"
        raise PlayerError(f"there is no player {name!r}: there are {', '.join(PLAYERS)}, {others}")
    return _player(name, settings, text, tuple(engine_command(name)))


def _split(command: str, text: str) -> tuple[str, ...]:
    try:
        argv = tuple(shlex.split(command))
    except ValueError as error:
        raise PlayerError(
            f"{text!r} is not a player: {str(error).lower()} in its command"
        ) from None
    if not argv:
        raise PlayerError(f"{text!r} is not a player: cmd: needs a command line after it")
    return argv


def _player(
    name: str, settings: str | None, text: str, argv: tuple[str, ...], command: str = ""
) -> MatchPlayer:
    values: dict[str, int] = {}
    for setting in settings.split(",") if settings else ():
        key, _, number = setting.partition("=")
        if key in values:
            raise PlayerError(f"{text!r} is not a player: {key} is given twice")
        values[key] = _value(key, number, text)
    limits = {key: values.pop(key) for key in LIMITS if key in values}
    options = tuple(sorted(values.items()))
    words = ",".join(f"{key}={value}" for key, value in (*limits.items(), *options))
    return MatchPlayer(
        text=":".join(filter(None, (name, words, command))),
        argv=argv,
        limits=Limits(limits.get("movetime"), limits.get("nodes"), limits.get("depth")),
        options=options,
        own=name if name in PLAYERS else None,
    )


def _value(key: str, number: str, text: str) -> int:
    if not _NUMBER.fullmatch(number):
        raise PlayerError(f"{text!r} is not a player: {key} needs a whole number, not {number!r}")
    if key in LIMITS and int(number) < 1:
        raise PlayerError(f"{text!r} is not a player: {key} is 1 or more")
    return int(number)


class RecordsError(ArenaError):
    """A file of records that does not belong to this match."""


ForfeitKind = Literal["time forfeit", "abandoned"]

A, B = 0, 1
"""The two sides of a match, as indices of all pairs."""


class Row(NamedTuple):
    """The deck's name and the level of one row of a match against the Automa."""

    deck: str
    level: int


@dataclass(frozen=True, slots=True, order=True)
class Round:
    """The number of a game in a match.

    `ring` counts the rings from 1. Each is played on twice in a match of two players, so that
    `half` is 1 or 2, and once for each `row` in a match against the Automa.
    """

    ring: int
    half: int = 1
    row: Row | None = None

    def __str__(self) -> str:
        return f"{self.ring}.{self.half}" if self.row is None else str(self.ring)

    @property
    def sides(self) -> tuple[int, int]:
        """The side on the first seat, and the side on the second: A or B."""
        return (A, B) if self.half == 1 else (B, A)


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A loss before the end of a game: by A or B, and why."""

    by: int
    kind: ForfeitKind
    reason: str


@dataclass(frozen=True, slots=True)
class MatchMove:
    """A move, the side that chose it, and its time in seconds, to the millisecond.

    `seconds` is None for the Automa, whose cards decide.
    """

    by: int
    move: AnyMove
    seconds: float | None


@dataclass(frozen=True, slots=True)
class MatchGame:
    """A game that counts: one that was played to its end or forfeited.

    `start` and `end` are positions; the start of a solo game has all shuffles. `skipped` are the
    invalid lines of the engines of A and B.
    """

    round: Round
    start: Any
    decisions: tuple[MatchMove, ...]
    end: Any
    forfeit: Forfeit | None = None
    skipped: tuple[Skipped, ...] = ()

    @property
    def moves(self) -> list[AnyMove]:
        """The moves, without their times."""
        return [decision.move for decision in self.decisions]

    @property
    def winner(self) -> int:
        """The side that won, A or B."""
        if self.forfeit is not None:
            return 1 - self.forfeit.by
        ended = self.end.outcome
        assert ended is not None
        return self.round.sides[ended.winner.index]

    def seat(self, side: int) -> Seat:
        """Return the seat of a side."""
        return tuple(Seat)[self.round.sides.index(side)]

    def is_forfeited_by(self, side: int) -> bool:
        """Return whether a side forfeited the game."""
        return self.forfeit is not None and self.forfeit.by == side

    def score(self, side: int) -> int:
        """Return a side's score in the last position."""
        scores: tuple[int, int] = self.end.scores
        return scores[self.seat(side).index]

    def empty_spaces(self, side: int) -> int:
        """Return the number of empty spaces on a side's quilt."""
        table: Position = self.end.table
        return table.players[self.seat(side).index].quilt.empty_spaces

    def has_tile(self, side: int) -> bool:
        """Return whether a side has the special tile."""
        table: Position = self.end.table
        return table.special_tile == self.seat(side)


@dataclass(frozen=True)
class _Match:
    """The players of a match, and the seed from which everything is drawn.

    `players` are A and B, or only A if B is the Automa. Ring n of a match is that of the seed
    `SEED/n`. With a `control` each player has a clock, and loses when it runs out. Raises
    ArenaError for a seed that can't be written to a record.
    """

    players: tuple[MatchPlayer, ...]
    seed: str
    board: Board = Board.REVISED
    control: TimeControl | None = field(default=None, kw_only=True)

    def __post_init__(self) -> None:
        if not self.seed.isprintable():
            raise ArenaError("the seed is not text that can be printed")

    @property
    def clock_text(self) -> str | None:
        return None if self.control is None else str(self.control)

    def ring(self, number: Round) -> str:
        return ring_from_seed(f"{self.seed}/{number.ring}")


def drawn_seed(text: str, option: Option) -> int:
    """Return a value for an option Seed, drawn from a text; never 0, which may mean random."""
    lowest = max(option.minimum, 1)
    drawn = int.from_bytes(sha256(text.encode()).digest()[:8], "big")
    return lowest + drawn % max(1, option.maximum - lowest + 1)


def rings_from_1(rings: int | None) -> Iterator[int]:
    """Return the numbers 1, 2, ... of the rings; endless for None."""
    return iter(count(1) if rings is None else range(1, rings + 1))


_ROUND = re.compile(r"([1-9][0-9]{0,8})\.([12])")


@dataclass(frozen=True)
class DuelMatch(_Match):
    """A match of two players, A and B; in the first game of a pair A begins."""

    @property
    def names(self) -> tuple[str, str]:
        """Both players as the command line names them."""
        return self.players[0].text, self.players[1].text

    def rounds(self, rings: int | None) -> Iterator[Round]:
        """Return the games on this many rings (None: endless), pair after pair."""
        return (Round(ring, half) for ring in rings_from_1(rings) for half in (1, 2))

    def includes(self, number: Round) -> bool:
        """Return whether this match counts a game: always, in a duel."""
        return True

    def draws(self, number: Round) -> Random:
        """Return the source of all chance in a game; a duel has none after its start."""
        return Random(str(number))

    def start(self, number: Round, draws: Random) -> Position:
        """Return the position in which a game starts, the same for both games of a pair."""
        return new_game(self.ring(number), self.board)

    def engine_seed(self, number: Round, side: int, option: Option) -> int:
        """Return the Seed of a side's engine, drawn from the seed, the round and the side."""
        return drawn_seed(f"{self.seed}/{number}/{'AB'[side]}", option)

    def round_of(self, record: Record[Any]) -> Round:
        """Return the pair and half of a record; raises RecordsError if its tag Round is invalid."""
        match = _ROUND.fullmatch(record.tags.get("Round", ""))
        if match is None:
            raise RecordsError("tag Round: a pair and 1 or 2 are needed, like 12.1")
        return Round(int(match[1]), int(match[2]))


AUTOMA_NAME = "Automa"

AUTOMA = "automa"
"""The Automa's name on a command line, in place of a second player."""

_HIGHEST_SEED = 2**31 - 1
_RING = re.compile(r"[1-9][0-9]{0,8}")


@dataclass(frozen=True)
class SoloMatch(_Match):
    """A match of one player, A, against the Automa; the player begins every game."""

    decks: tuple[Deck, ...] = tuple(Deck)
    levels: tuple[int, ...] = tuple(LEVELS)

    @property
    def names(self) -> tuple[str, str]:
        """The player as the command line names it, and the Automa."""
        return self.players[0].text, AUTOMA_NAME

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows, in order."""
        return tuple(Row(deck.value, level) for deck, level in product(self.decks, self.levels))

    def rounds(self, rings: int | None) -> Iterator[Round]:
        """Return the games on this many rings (None: endless), row after row."""
        return (Round(ring, row=row) for row in self.rows for ring in rings_from_1(rings))

    def includes(self, number: Round) -> bool:
        """Return whether this match counts a game: not those at other decks and levels."""
        return number.row in self.rows

    def draws(self, number: Round) -> Random:
        """Return the source of the shuffles; its first draw was the player's seed."""
        draws = self._all_draws(number)
        _draw_seed(draws)
        return draws

    def start(self, number: Round, draws: Random) -> Solo:
        """Return the position in which a game starts, with a shuffle from `draws`."""
        assert number.row is not None
        deck, level = Deck(number.row.deck), number.row.level
        cards = shuffled(deck, draws)
        return new_solo(self.ring(number), cards, deck=deck, level=level, board=self.board)

    def engine_seed(self, number: Round, side: int, option: Option) -> int:
        """Return the seed drawn for the game, moved into the option's bounds."""
        lowest = max(option.minimum, 1)
        drawn = _draw_seed(self._all_draws(number))
        return lowest + (drawn - lowest) % max(1, option.maximum - lowest + 1)

    def round_of(self, record: Record[Any]) -> Round:
        """Return the ring by the tag Round, and the row by the start; raises RecordsError."""
        ring = record.tags.get("Round", "")
        if not record.start.has_cards:
            raise RecordsError("it is a game of two players")
        if not _RING.fullmatch(ring):
            raise RecordsError("tag Round: a number is needed, like 12")
        start: Solo = record.start
        return Round(int(ring), row=Row(start.deck.value, start.level.level))

    def _all_draws(self, number: Round) -> Random:
        assert number.row is not None
        return Random(f"{self.seed}/{number.ring}/{number.row.deck}")


Match: TypeAlias = DuelMatch | SoloMatch


def _draw_seed(draws: Random) -> int:
    return draws.randrange(1, _HIGHEST_SEED + 1)
