"""What is said while a person plays against the Automa in the terminal.

The Automa's card is turned over when the person says so, by Enter: until then undo is free.
"""

from collections.abc import Sequence

from quiltbee.automa import PERSON, AutomaMove, SoloMove
from quiltbee.commands.computer import StrongPlayer
from quiltbee.commands.dialogue import HELP, Dialogue
from quiltbee.commands.solo_board import draw_solo
from quiltbee.commands.solo_sitting import SoloSitting
from quiltbee.commands.solo_words import THE_AUTOMA, other_levels, turn_sentences
from quiltbee.commands.terminal import Paper
from quiltbee.commands.words import names_of

_HELP_OF_SOLO = """
On the Automa's turn Enter, or turn, turns its card over. Until then undo is free; a takeback of
what came before a turned card makes the game practice, and the unseen cards are dealt anew."""


class SoloDialogue(Dialogue[SoloSitting]):
    """A solo game."""

    help = HELP + _HELP_OF_SOLO

    def __init__(self, sitting: SoloSitting, paper: Paper, strong: StrongPlayer) -> None:
        person = names_of(sitting.record, you=PERSON)[PERSON - 1]
        super().__init__(sitting, (person, THE_AUTOMA), paper, strong)
        self._commands["turn"] = lambda _: self._turn_card()

    def _picture(self) -> list[str]:
        return draw_solo(self._sitting.position, self._names, self._paper)

    def _next_decision(self) -> None:
        if self._sitting.position.is_automas_turn:
            answer = self._ask().strip()
            self._obey(answer or "turn")
        else:
            self._ask_for_decision()

    def _prompt(self) -> str:
        if self._sitting.position.is_automas_turn:
            return "The Automa's card (Enter)"
        return super()._prompt()

    def _turn_card(self) -> None:
        if not self._sitting.position.is_automas_turn:
            self._say("It is your turn: no card is turned over now.")
            return
        before = self._sitting.position
        turn = self._sitting.turn_card()
        self._save()
        for sentence in turn_sentences(before, turn, self._sitting.position):
            self._say(sentence)
        self._must_draw = True

    def _list(self, letter: str) -> None:
        if self._says_whose_turn():
            super()._list(letter)

    def _advise(self) -> None:
        if self._says_whose_turn():
            super()._advise()

    def _says_whose_turn(self) -> bool:
        """Whether the person decides; if not, what comes is said."""
        if not self._sitting.position.is_automas_turn:
            return True
        self._say("It is the Automa's turn: Enter turns its card over.")
        return False

    def _said_of_undo(self, taken: Sequence[SoloMove]) -> str:
        said = super()._said_of_undo(taken)
        if any(isinstance(move, AutomaMove) for move in taken):
            said += " The game is practice from now on, and the unseen cards are dealt anew."
        return said

    def _resigning(self) -> int:
        return PERSON

    def _say_result(self) -> None:
        super()._say_result()
        if self._sitting.resigned is None:
            print("\n".join(other_levels(self._sitting.positions)))
        if self._sitting.is_practice:
            self._say("It was practice: something was taken back after a card had been turned.")
