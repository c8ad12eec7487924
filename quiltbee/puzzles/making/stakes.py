"""What a decision decides: who wins, who gets the 7x7 or a special patch, or the game's balance.

Most gaps of three points change nothing that a player cares about: whoever loses loses by less. So
a puzzle needs a stake. Along the best line and along that of the best move rejected:

win          proven: the solver wins along one and loses along the other
lead         the solver is ahead by a point or more along one, behind by as much along the other
tile         the solver gets the 7x7 only along the best line
tile-kept    the other side gets it only along the other line
special      the solver gets a special patch that the other side gets along the other line
swing        eight points or more in a game that is still open

The last four need a game that the solver has not lost. Stakes but the win need a GAP too.
"""

from typing import Final

from quiltbee.automa import Solo
from quiltbee.puzzles.puzzle import Choice, Stake, Step
from quiltbee.review.events import course_of, special_patch, special_tile
from quiltbee.rules import Position, Seat

LEAD: Final = 1.0
"""The least margin of a lead, as a search sees it."""

SWING: Final = 8.0
"""More than a 7x7 is worth."""

LOST: Final = -3.0
WON: Final = 8.0
"""Between these margins a game is open."""

_LONG_ENOUGH: Final = 6
"""How many moves of a line tell who gets the 7x7, if the game is not over then."""


def stake_of(position: Position | Solo, step: Step, *, is_proven: bool) -> Stake | None:
    """What a decision decides, the most important first; None if it is nothing of these."""
    best, other = step.best, step.rejected[0]
    if is_proven and isinstance(position, Position):
        ends = _wins(position, best), _wins(position, other)
        if ends == (True, False):
            return Stake.WIN
        if not ends[0]:
            return None
    elif best.margin >= LEAD and other.margin <= -LEAD:
        return Stake.LEAD
    elif best.margin < LOST:
        return None
    found = _event(position, best, other) if isinstance(position, Position) else None
    is_swing = not is_proven and best.margin - other.margin >= SWING and other.margin < WON
    return found or (Stake.SWING if is_swing else None)


def _wins(position: Position, choice: Choice) -> bool | None:
    """Whether a proven line wins; None where scores are equal and the line does not tell."""
    if choice.margin:
        return choice.margin > 0
    end = course_of(position, choice.line).end
    outcome = end.outcome
    return None if outcome is None else outcome.winner is position.turn


def _event(position: Position, best: Choice, other: Choice) -> Stake | None:
    """Who gets the 7x7, or a special patch."""
    seat: Seat = position.turn
    mine, theirs = (course_of(position, choice.line) for choice in (best, other))
    tells = all(
        course.end.is_over or course.end.special_tile or len(choice.line) >= _LONG_ENOUGH
        for course, choice in ((mine, best), (theirs, other))
    )
    if tells and (decided := special_tile(mine, theirs, seat)):
        return Stake.TILE if decided[0] else Stake.TILE_KEPT
    return Stake.SPECIAL if special_patch(mine, theirs, seat) else None
