"""What pairing and standings know of a tournament: who met whom, and who won by how much.

People are meant by their numbers as entrants.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pair:
    """Two people who meet, `first` as player 1; alone, without `second`, is a bye."""

    first: int
    second: int | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """Whoever is paired: two people, or one."""
        return (self.first,) if self.second is None else (self.first, self.second)

    def other(self, entrant: int) -> int | None:
        """Whom one of the two meets; None for a bye."""
        return self.second if entrant == self.first else self.first


@dataclass(frozen=True, slots=True)
class Won:
    """A game that is over; `margin` is the difference of the scores, never below 0."""

    winner: int
    margin: int = 0


@dataclass(frozen=True, slots=True)
class Match:
    """A pair, how many games it is for, and those of them that somebody has won."""

    pair: Pair
    games: int
    won: tuple[Won, ...] = ()

    @property
    def is_bye(self) -> bool:
        """Whether nobody was there to play against."""
        return self.pair.second is None

    def wins(self, entrant: int) -> int:
        """The games that one of the two has won at a table."""
        return sum(game.winner == entrant for game in self.won)

    def points(self, entrant: int) -> int:
        """A point for each game won; a bye counts as if all had been."""
        return self.games if self.is_bye else self.wins(entrant)

    def margin(self, entrant: int) -> int:
        """By how much one of the two won, less by how much they lost."""
        return sum(game.margin if game.winner == entrant else -game.margin for game in self.won)
