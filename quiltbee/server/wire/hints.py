"""Hints: what a computer player would do or would have done, with the facts that speak for it."""

from quiltbee.notation import format_move
from quiltbee.review import Advice, Comparison, Reason
from quiltbee.rules import PATCHES, Move, Pass, PlaceSpecialPatch, Position
from quiltbee.server.wire.patches import NAMES
from quiltbee.server.wire.shapes import HintAnswer, HintReasons, ReasonState, WhyAnswer

_TURNED = ("", "turned right", "turned half round", "turned left")


def describe_hint(message_id: str, table: Position, move: Move) -> HintAnswer:
    """The answer to the message that asked for a hint; `table` is what lies open."""
    return {
        "type": "hint",
        "id": message_id,
        "move": format_move(move),
        "words": in_words(table, move),
    }


def describe_advice(message_id: str, advice: Advice) -> HintReasons:
    """The reasons for that answer's move."""
    return {
        "type": "reasons",
        "id": message_id,
        "rival": None if advice.rival is None else format_move(advice.rival),
        "points": None if advice.lead is None else advice.lead.points,
        "reasons": [_reason(reason) for reason in advice.reasons],
    }


def describe_why(
    message_id: str, table: Position, number: int, mine: Move, better: Move, found: Comparison
) -> WhyAnswer:
    """The answer to a question about a move, decision `number` of the move list."""
    loss = found.loss
    return {
        "type": "why",
        "id": message_id,
        "player": table.turn,
        "number": number,
        "move": format_move(mine),
        "better": format_move(better),
        "reasons": [_reason(reason) for reason in found.reasons],
        "points": None if loss is None else loss.points,
        "chance": None if loss is None else loss.chance,
    }


def _reason(reason: Reason) -> ReasonState:
    return {"of": reason.of, "code": reason.fact.code, "values": reason.fact.values}


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
