"""A hint in words: what a computer player would do, as a person would say it."""

from quiltbee.notation import format_move
from quiltbee.rules import (
    PATCHES,
    Move,
    Pass,
    PlaceSpecialPatch,
    Position,
    consequence,
)
from quiltbee.server.wire.patches import NAMES
from quiltbee.server.wire.shapes import HintAnswer

_TURNED = ("", "turned right", "turned half round", "turned left")


def describe_hint(message_id: str, table: Position, move: Move) -> HintAnswer:
    """The answer to the message that asked for a hint; `table` is what lies open."""
    return {
        "type": "hint",
        "id": message_id,
        "move": format_move(move),
        "words": in_words(table, move),
    }


def in_words(table: Position, move: Move) -> str:
    """A move as a sentence."""
    if isinstance(move, Pass):
        earned = consequence(table, None).earned
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
