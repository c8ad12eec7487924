"""The stakes of decisions: the win, the 7x7, a special patch, or the balance of the game.

Most gaps of three points change nothing that a player cares about: a lost game is lost by less. So
a puzzle needs a stake. Along the best line and along that of the best move rejected:

win          proven: the solver wins along one and loses along the other
lead         the solver is ahead by three points or more along one, behind as far along the other
tile         the solver gets the 7x7 only along the best line
tile-kept    the other side gets it only along the other line
special      the solver gets a special patch that the other side gets along the other line
swing        eight points or more

The last four need an open game: neither lost along the best line nor won along the other. All but
the win need a GAP too, and a 7x7 or a special patch has to come SOON. The book keeps whole the
lines that show the stake.
"""

from typing import Final

from quiltbee.automa import Solo
from quiltbee.puzzles.puzzle import GAP, Choice, Stake, Step
from quiltbee.review.events import course_of, special_patch
from quiltbee.rules import Position, Seat

LEAD: Final = 3.0
"""The least margin of a lead by a search: of 1 to 2.6, some were even or lost."""

SOON: Final = 8
"""The most moves of a line before a 7x7 or a special patch that a solver can foresee."""

SWING: Final = 8.0
"""More than a 7x7 is worth."""

LOST: Final = -3.0
WON: Final = 8.0
"""Between these margins a game is open."""

_TINY: Final = 1e-6

LINE: Final = 16
"""The moves by which a line is followed, unless the game ends sooner."""


def stake_of(position: Position | Solo, step: Step, *, is_proven: bool) -> Stake | None:
    """Return what a decision decides, the most important first; None if nothing of these."""
    best, other = step.best, step.rejected[0]
    if is_proven and isinstance(position, Position):
        ends = _wins(position, best), _wins(position, other)
        if ends == (True, False):
            return Stake.WIN
        if not ends[0]:
            return None
    gap = best.margin - other.margin
    if gap < GAP - _TINY or best.margin < LOST or other.margin >= WON:
        return None
    if not is_proven and best.margin >= LEAD and other.margin <= -LEAD:
        return Stake.LEAD
    found = _event(position, best, other) if isinstance(position, Position) else None
    return found or (Stake.SWING if not is_proven and gap >= SWING else None)


def _wins(position: Position, choice: Choice) -> bool | None:
    """Return whether a proven line wins; None if scores are equal and the line stops early."""
    if choice.margin:
        return choice.margin > 0
    end = course_of(position, choice.line).end
    outcome = end.outcome
    return None if outcome is None else outcome.winner is position.turn


def _event(position: Position, best: Choice, other: Choice) -> Stake | None:
    seat: Seat = position.turn
    lines = best.line, other.line
    mine, theirs = (course_of(position, line) for line in lines)
    soon, otherwise = (course_of(position, line[:SOON]) for line in lines)
    tells = all(
        course.end.is_over or course.end.special_tile or len(line) >= LINE
        for course, line in zip((mine, theirs), lines, strict=True)
    )
    if tells and soon.special_tile is seat and theirs.special_tile is not seat:
        return Stake.TILE
    if tells and otherwise.special_tile is seat.other and mine.special_tile is not seat.other:
        return Stake.TILE_KEPT
    return Stake.SPECIAL if special_patch(soon, theirs, seat) else None
