"""Hints: what a computer player would do or would have done, with the facts that speak for it."""

from typing import Literal, Self

from quiltbee.notation import format_move
from quiltbee.review import Advice, Comparison, Reason
from quiltbee.rules import PATCHES, Move, Pass, PlaceSpecialPatch, Position
from quiltbee.server.body import SeatNumber, Shape
from quiltbee.server.wire.patches import NAMES

_TURNED = ("", "turned right", "turned half round", "turned left")


class HintAnswer(Shape, tag_field="type", tag="hint"):
    """What a computer player would do; only the browser that asked gets it.

    `words` is the move as an English sentence. What speaks for it follows as `HintReasons`.
    """

    id: str
    move: str
    words: str

    @classmethod
    def of(cls, message_id: str, table: Position, move: Move) -> Self:
        """The answer to the message that asked for a hint; `table` is what lies open."""
        return cls(message_id, format_move(move), in_words(table, move))


class ReasonState(Shape):
    """Something true of only one of two moves: the message `reason-<code>`, and its values.

    Where that is the worse move, `mine-<code>` says it. The value `patch` is a letter, in place of
    which the message is given the patch's name.
    """

    of: Literal["better", "mine"]
    code: str
    values: dict[str, int | str]


class HintReasons(Shape, tag_field="type", tag="reasons"):
    """What speaks for the move of a hint, the one with the same id, for whoever has it.

    `rival` is the best move of another kind, which takes another patch or passes, and `points` says
    how much worse it is, with one decimal; null where there is none or that is not known. In place
    of `mine-<code>` the message `otherwise-<code>` says what speaks against the rival.
    """

    id: str
    rival: str | None
    points: float | None
    reasons: list[ReasonState]

    @classmethod
    def of(cls, message_id: str, advice: Advice) -> Self:
        """The reasons for that answer's move."""
        rival, lead = advice.rival, advice.lead
        return cls(
            message_id,
            None if rival is None else format_move(rival),
            None if lead is None else lead.points,
            _reasons(advice.reasons),
        )


class WhyAnswer(Shape, tag_field="type", tag="why"):
    """What a computer player would have done instead of one's last move, for whoever asked.

    `player` made `move`, decision `number` of the move list; `better` is the same move where the
    computer agrees. How much worse mine is: `points`, with one decimal, and the chance to win
    (`chance`) per mille; null where that is not known.
    """

    id: str
    player: SeatNumber
    number: int
    move: str
    better: str
    reasons: list[ReasonState]
    points: float | None
    chance: int | None

    @classmethod
    def of(
        cls,
        message_id: str,
        table: Position,
        number: int,
        mine: Move,
        better: Move,
        found: Comparison,
    ) -> Self:
        """The answer to a question about a move, decision `number` of the move list."""
        loss = found.loss
        return cls(
            id=message_id,
            player=table.turn,
            number=number,
            move=format_move(mine),
            better=format_move(better),
            reasons=_reasons(found.reasons),
            points=None if loss is None else loss.points,
            chance=None if loss is None else loss.chance,
        )


def _reasons(reasons: tuple[Reason, ...]) -> list[ReasonState]:
    return [ReasonState.like(reason.fact, of=reason.of) for reason in reasons]


def in_words(table: Position, move: Move) -> str:
    """A move as a sentence."""
    if isinstance(move, Pass):
        earned = table.consequence(None).earned
        return f"Advance and receive {_counted(earned, 'button')}."
    cell = format_move(move)[-2:]
    if isinstance(move, PlaceSpecialPatch):
        return f"Place the special patch on {cell}."
    patch = PATCHES[move.letter]
    flipped, quarters = divmod(move.orientation, 4)
    how = " and ".join(filter(None, ("flipped" if flipped else "", _TURNED[quarters])))
    return (
        f"Take the {NAMES[patch.letter]} ({patch.letter}) for {_counted(patch.buttons, 'button')} "
        f"and {_counted(patch.time, 'space')} of time, and place it{how and f', {how},'} with "
        f"the top left of its frame on {cell}."
    )


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
