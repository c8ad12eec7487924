"""The plan of a data set: the players, ring and board of each game.

    game     1 2   3 4   5 6   7 8   ...      two players, both boards, two games on a ring
    ring     1 1   1 1   2 2   2 2   ...
    board    r r   o o   r r   o o   ...      revised, original
    first    A B   A B   A B   A B   ...

A single player plays against the Automa, each ring once for each board, deck and level:

    game     1 2 3 4 5   6 7 ...       one player, one board, one deck, all levels
    ring     1 1 1 1 1   2 2 ...
    level    1 2 3 4 5   1 2 ...

Every draw depends only on the seed and the number of the game, so that games do not depend on the
worker or on one another.
"""

import json
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from quiltbee.arena import PlayerError, drawn_seed, parse_player
from quiltbee.arena.match import AUTOMA_NAME, MatchPlayer
from quiltbee.automa import LEVELS, Deck, SetUp
from quiltbee.players import Option
from quiltbee.rules import Board, ring_from_seed


class DataSetError(Exception):
    """A data set can't be made or read; the message names the reason."""


def no_data_set(path: Path) -> DataSetError:
    """Return the error for a path without a data set."""
    return DataSetError(f"{path} {'holds no data set' if path.exists() else 'does not exist'}")


SCHEMA = 1
"""The version of the schema; it changes when a column changes its meaning or is removed."""


@dataclass(frozen=True, slots=True)
class GameStart:
    """The start of a game; `sides` are the players, A (0) and B (1), in order of seats.

    A solo game has a `deck` and a `level`, and A sits first.
    """

    game: int
    ring_number: int
    ring: str
    board: Board
    sides: tuple[int, int]
    deck: Deck | None = None
    level: int | None = None

    @property
    def set_up(self) -> SetUp:
        """The options of the game; a duel has neither deck nor level."""
        return SetUp(self.ring, self.board, self.deck, self.level or 1)


@dataclass(frozen=True)
class Plan:
    """Everything that the games of a data set depend on.

    `games_on_ring` games are played on a ring and a board, with the seats swapped in every other
    one. The first `opening` decisions of a game are drawn from the player's best moves. A shard has
    `shard` games. One player plays solo, against the Automa with each of the `decks` and `levels`;
    two have neither. With `visits` the files have the visits of each candidate of a search. Raises
    DataSetError for an unplayable plan.
    """

    players: tuple[MatchPlayer, ...]
    seed: str
    boards: tuple[Board, ...]
    games_on_ring: int
    opening: int
    shard: int
    decks: tuple[Deck, ...] = ()
    levels: tuple[int, ...] = ()
    visits: bool = False

    def __post_init__(self) -> None:
        """Raise DataSetError for an unplayable plan."""
        if not self.seed.isprintable():
            raise DataSetError("the seed is not text that can be printed")
        if len(self.players) not in (1, 2):
            raise DataSetError(f"a game has one player or two, not {len(self.players)}")
        for player in self.players:
            if player.own is None:
                raise DataSetError(f"{player.text}: only Quiltbee's own players make a data set")
        is_solo = len(self.players) == 1
        if bool(self.decks) != is_solo or bool(self.levels) != is_solo:
            raise DataSetError("one player needs decks and levels of the Automa; two take none")
        if min(self.games_on_ring, self.shard, len(self.boards)) < 1 or self.opening < 0:
            numbers = f"games_on_ring {self.games_on_ring}, shard {self.shard}"
            counts = f"opening {self.opening}, {len(self.boards)} boards"
            raise DataSetError(f"invalid numbers: {numbers}, {counts}")
        if not set(self.levels) <= set(LEVELS):
            raise DataSetError(f"{self.levels} are not levels of the Automa")

    @property
    def names(self) -> tuple[str, str]:
        """The names of A and B on a command line."""
        texts = [player.text for player in self.players]
        return (texts[0], AUTOMA_NAME) if self.decks else (texts[0], texts[1])

    @property
    def _rows(self) -> list[tuple[Board, Deck | None, int | None]]:
        return list(product(self.boards, self.decks or (None,), self.levels or (None,)))

    def start(self, game: int) -> GameStart:
        """Return the start of game `game`, counted from 1."""
        row, half = divmod(game - 1, self.games_on_ring)
        ring, place = divmod(row, len(self._rows))
        board, deck, level = self._rows[place]
        number = ring + 1
        sides = (0, 1) if half % 2 == 0 or self.decks else (1, 0)
        ring_text = ring_from_seed(f"{self.seed}/{number}")
        return GameStart(game, number, ring_text, board, sides, deck, level)

    def draws(self, game: int) -> Random:
        """Return the source of a game's random draws, apart from the players' own."""
        return Random(f"{self.seed}/{game}")

    def player_seed(self, game: int, side: int, option: Option) -> int:
        """Return a player's option Seed for a game."""
        return drawn_seed(f"{self.seed}/{game}/{'AB'[side]}", option)

    def shards(self, games: int) -> range:
        """Return the numbers of the shards of this many games."""
        return range(-(-games // self.shard))

    def games_of(self, shard: int, games: int) -> range:
        """Return the numbers of the games in a shard of a data set with this many games."""
        first = shard * self.shard + 1
        return range(first, min(first + self.shard, games + 1))

    def described(self) -> str:
        """Return the plan as JSON, the content of `dataset.json`."""
        fields: dict[str, Any] = {
            "schema": SCHEMA,
            "players": [player.text for player in self.players],
            "seed": self.seed,
            "boards": [board.value for board in self.boards],
            "games_on_ring": self.games_on_ring,
            "opening": self.opening,
            "shard": self.shard,
        }
        if self.decks:
            fields |= {"decks": [deck.value for deck in self.decks], "levels": list(self.levels)}
        if self.visits:
            fields["visits"] = True
        return f"{json.dumps(fields, indent=2)}\n"


def parse_plan(text: str) -> Plan:
    """Parse a plan from JSON; raises DataSetError."""
    try:
        fields: dict[str, Any] = json.loads(text)
        schema = fields["schema"]
    except (ValueError, KeyError, TypeError):
        raise DataSetError("not a description of a data set") from None
    if schema != SCHEMA:
        raise DataSetError(f"unknown schema {schema!r}; this version reads {SCHEMA}")
    try:
        return Plan(
            tuple(map(parse_player, fields["players"])),
            fields["seed"],
            tuple(map(Board, fields["boards"])),
            games_on_ring=int(fields["games_on_ring"]),
            opening=int(fields["opening"]),
            shard=int(fields["shard"]),
            decks=tuple(map(Deck, fields.get("decks", ()))),
            levels=tuple(fields.get("levels", ())),
            visits=bool(fields.get("visits", False)),
        )
    except (KeyError, TypeError, ValueError, AttributeError, PlayerError) as error:
        raise DataSetError(f"not a description of a data set: {error}") from None
