"""The decisions of a solo game one after the other, as a record of it has them."""

from dataclasses import dataclass

from quiltbee.automa.solo import Solo, play_solo
from quiltbee.automa.turn import automa_turn, play_automa
from quiltbee.rules import IllegalMoveError, Move, RulesError


@dataclass(frozen=True, slots=True)
class AutomaMove:
    """A turn of the Automa: the patch that it took, None where it advanced.

    It follows from the card, so that it is not chosen but told, and checked.
    """

    letter: str | None


SoloMove = Move | AutomaMove
"""A decision of the person, or a turn of the Automa."""


def automa_move(solo: Solo) -> AutomaMove:
    """The Automa's turn that comes now; raises RulesError as `automa_turn`."""
    return AutomaMove(automa_turn(solo).taken)


def play_either(solo: Solo, move: SoloMove) -> Solo:
    """The position after the next decision, whosever it is.

    Raises IllegalMoveError as `play_solo`, and for a turn of the Automa that isn't what its card
    says, or whose card is not known.
    """
    if not isinstance(move, AutomaMove):
        return play_solo(solo, move)
    try:
        turn = automa_turn(solo)
    except RulesError as error:
        raise IllegalMoveError(str(error)) from None
    if turn.taken != move.letter:
        told = "lets it advance" if turn.taken is None else f"takes {turn.taken}"
        raise IllegalMoveError(f"card {turn.card.number} {told}")
    return play_automa(solo)
