"""Sentences about a game: turns, moves and results, and the names of players and patches."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quiltbee.notation import format_move
from quiltbee.rules import (
    LAST_SPACE,
    PATCHES,
    Consequence,
    Move,
    Outcome,
    Pass,
    PlacePatch,
    PlaceSpecialPatch,
    Position,
    Seat,
    Stage,
    special_patches_crossed,
)
from quiltbee.rules.grid import bits, cell_name
from quiltbee.rules.position import POINTS_PER_EMPTY_SPACE
from quiltbee.terminal.canvas import printable
from quiltbee.terminal.words import t

_LEVEL = re.compile(r"Quiltbee level (\d+)")
"""A level in a record."""

Names = Sequence[str]
"""What the two players are called, the first seat's name first."""


@dataclass(frozen=True, slots=True)
class CardSentences:
    """Message keys for what is said about cards that wait until a person turns them over.

    Each is None without cards. `why_no_move` completes "X0a7 is not possible: ...".
    """

    help: str
    prompt: str
    waits: str
    not_now: str
    why_no_move: str
    no_choice: str
    taken_back: str
    practice: str


def names_of(tags: Mapping[str, str], you: Seat | None = None) -> tuple[str, str]:
    """The players' names from the tags of a record.

    `you` is the seat of the one person reading, or None.
    """
    first, second = (_name_of(tags, seat, you) for seat in Seat)
    return first, second


def _name_of(tags: Mapping[str, str], seat: Seat, you: Seat | None) -> str:
    known = tags.get(f"Player{seat}", "?")
    if seat == you:
        return t("terminal-player-called", seat=str(seat), name=t("terminal-you"))
    if known == "?":
        return t("terminal-player", seat=str(seat))
    level = _LEVEL.fullmatch(known)
    name = t("terminal-level", level=level[1]) if level else known.removeprefix("Quiltbee ")
    return t("terminal-player-called", seat=str(seat), name=printable(name, 30))


def turn_sentence(position: Position, names: Names) -> str:
    """Whose turn it is and why, or how the game ended."""
    mover = names[position.turn.index]
    mine, other = position.mover.time, position.opponent.time
    match position.stage:
        case Stage.OVER:
            return result_sentence(position, names)
        case Stage.SPECIAL_PATCH:
            mark = special_patches_crossed(position.board, other, mine)[0]
            return t("terminal-must-place", name=mover, space=str(mark))
        case Stage.ACTION if mine < other:
            return t("terminal-behind", name=mover, mine=str(mine), other=str(other))
        case Stage.ACTION:
            if position.players[0].time == 0:
                return t("terminal-start-player", name=mover)
            return t("terminal-on-top", name=mover, space=str(mine))


def result_sentence(position: Position, names: Names) -> str:
    """How a finished game ended."""
    ended = position.outcome
    assert ended is not None
    return outcome_sentence(ended, names)


def outcome_sentence(ended: Outcome, names: Names) -> str:
    """Who won, by which scores, or by which rule if they are equal."""
    winner, loser = ended.winner, ended.winner.other
    mine, other = ended.scores[winner.index], ended.scores[loser.index]
    won = {"name": names[winner.index], "mine": str(mine)}
    if ended.by == "score":
        return t("terminal-wins", other=str(other), **won)
    return t("terminal-wins-first", last=str(LAST_SPACE), **won)


def resignation_sentence(seat: Seat, names: Names) -> str:
    """Who gave up, and who wins."""
    return t("terminal-resigns", name=names[seat.index], winner=names[seat.other.index])


def score_sentence(position: Position, seat: Seat, names: Names) -> str:
    """What a score consists of."""
    owned = position.players[seat.index]
    said = t("buttons", count=owned.buttons)
    if position.special_tile == seat:
        said += f" + {t('terminal-score-tile')}"
    empty = owned.quilt.empty_spaces
    if empty:
        lost = str(empty * -POINTS_PER_EMPTY_SPACE)
        said += f" - {t('terminal-score-empty', count=empty, points=lost)}"
    total = str(position.scores[seat.index])
    return t("terminal-score", name=names[seat.index], parts=said, score=total)


def move_sentence(before: Position, move: Move, after: Position, names: Names) -> str:
    """What a move did: payments, receipts and where it led."""
    mover, token = names[before.turn.index], format_move(move)
    if isinstance(move, Pass):
        said = t("terminal-passes", name=mover, gain=_gain(before.consequence(None)))
    elif isinstance(move, PlacePatch):
        gain = _gain(before.consequence(move.letter))
        said = t("terminal-takes", name=mover, letter=move.letter, token=token, gain=gain)
    else:
        said = t("terminal-places-special", name=mover, token=token)
    if after.special_tile is not None and before.special_tile is None:
        said += t("terminal-and-tile")
    return f"{said}."


def consequence_sentence(position: Position, letter: str | None, names: Names) -> str:
    """What taking a patch, or passing (`letter` None), would bring, and who decides next."""
    expected = position.consequence(letter)
    said = t("terminal-brings", gain=_gain(expected), next=next_phrase(expected, names))
    return said[0].upper() + said[1:]


def _gain(expected: Consequence) -> str:
    said = [t("terminal-pays", count=expected.paid)] if expected.paid else []
    if expected.earned:
        said.append(t("terminal-gets-advancing", count=expected.earned))
    if expected.income:
        said.append(t("terminal-gets-income", count=expected.income))
    if expected.special_patch:
        said.append(t("terminal-gets-special"))
    said.append(t("terminal-comes-to", space=str(expected.time), count=expected.buttons))
    return ", ".join(said)


def next_phrase(expected: Consequence, names: Names) -> str:
    """Who decides once a choice has been made and its special patch placed."""
    if expected.over:
        return t("terminal-then-over")
    return t("terminal-then", name=names[expected.next - 1])


def patch_figures(letter: str) -> tuple[str, str]:
    """A patch as printed: its cost, then its time and income."""
    patch = PATCHES[letter]
    income = t("terminal-no-income")
    if patch.income:
        income = t("terminal-patch-income", income=patch.income)
    time = t("terminal-patch-time", time=patch.time)
    return t("terminal-patch-price", count=patch.buttons), f"{time}, {income}"


def patch_phrase(letter: str) -> str:
    """A patch in figures, in one line."""
    return ", ".join(patch_figures(letter))


def unaffordable(position: Position, letter: str) -> str | None:
    """Why the mover may not buy a patch, in the words of the terminal; None if they may."""
    missing = PATCHES[letter].buttons - position.mover.buttons
    if letter in position.choices and missing > 0:
        return t("terminal-needs", count=missing)
    reason = position.why_not_buyable(letter)
    if reason is None or letter not in position.ring:
        return reason
    return t("terminal-not-offered", letter=letter, letters=", ".join(position.choices))


def why_not(position: Position, move: Move, reason: str) -> str:
    """Why a move is illegal, in the words of the terminal where it has any, else the rules'."""
    is_special = isinstance(move, PlaceSpecialPatch)
    if (position.stage is Stage.SPECIAL_PATCH) != is_special:
        return t("terminal-no-special" if is_special else "terminal-special-first")
    if isinstance(move, Pass) or position.is_over:
        return reason
    if isinstance(move, PlacePatch) and (fault := unaffordable(position, move.letter)):
        return fault
    overlap = move.mask & position.mover.quilt.filled
    return t("terminal-overlaps", cell=cell_name(next(bits(overlap)))) if overlap else reason


def special_patches_left(position: Position) -> tuple[int, ...]:
    """The marks where special patches still lie: those ahead of both tokens."""
    furthest = max(player.time for player in position.players)
    return special_patches_crossed(position.board, furthest, LAST_SPACE)
