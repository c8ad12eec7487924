"""The input of pairing and standings: who met whom, who won, and by how much.

People are identified by their entrant numbers.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pair:
    """Two people who meet, `first` as player 1; without `second` it is a bye."""

    first: int
    second: int | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """The paired entrants: two, or one with a bye."""
        return (self.first,) if self.second is None else (self.first, self.second)

    def other(self, entrant: int) -> int | None:
        """The opponent of one of the two; None for a bye."""
        return self.second if entrant == self.first else self.first


@dataclass(frozen=True, slots=True)
class Won:
    """A game that somebody has won; `margin` is the difference of the scores, at least 0.

    A game that was forfeited before anybody moved was not `played`.
    """

    winner: int
    margin: int = 0
    played: bool = True


@dataclass(frozen=True, slots=True)
class Match:
    """A pair, the number of games it plays, and the decided ones.

    `is_half` marks a half-point bye. `unplayed` says that the match was forfeited as a whole.
    """

    pair: Pair
    games: int
    won: tuple[Won, ...] = ()
    is_half: bool = False
    unplayed: bool = False

    @property
    def is_bye(self) -> bool:
        """Whether this is a bye."""
        return self.pair.second is None

    def wins(self, entrant: int) -> int:
        """The number of games that one of the two won at the table."""
        return sum(game.winner == entrant and game.played for game in self.won)

    def points(self, entrant: int) -> float:
        """A point for each game won; a bye counts as winning them all, or half of them."""
        if self.is_bye:
            return self.games / 2 if self.is_half else self.games
        return sum(game.winner == entrant for game in self.won)

    def margin(self, entrant: int) -> int:
        """The margins of one of the two, added up; losses count negative."""
        return sum(game.margin if game.winner == entrant else -game.margin for game in self.won)
