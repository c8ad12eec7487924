"""The moves of both sides of a solo game, as a game record lists them."""

from dataclasses import dataclass

from quiltbee.automa.solo import Solo, play_solo
from quiltbee.automa.turn import automa_turn, play_automa
from quiltbee.rules import IllegalMoveError, Move, RulesError


@dataclass(frozen=True, slots=True)
class AutomaMove:
    """A turn of the Automa: the patch it took, or None if it advanced.

    Nobody chooses it: it follows from the card, and `play_either` checks that it does.
    """

    letter: str | None


AnyMove = Move | AutomaMove
"""A move of the person, or a turn of the Automa."""


def automa_move(solo: Solo) -> AutomaMove:
    """The turn that the Automa takes now; raises RulesError as `automa_turn` does."""
    return AutomaMove(automa_turn(solo).taken)


def play_either(solo: Solo, move: AnyMove) -> Solo:
    """The position after the next move, whichever side makes it.

    Raises IllegalMoveError as `play_solo` does, and for a turn of the Automa that does not follow
    from its card, or whose card is unknown.
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
    return play_automa(solo, turn)
