"""What is said between a person and the program while a game is played in the terminal."""

import contextlib
import re
import sys
import textwrap
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from shlex import quote
from typing import Generic, TypeVar

from quiltbee.automa import SoloMove
from quiltbee.terminal.board import draw
from quiltbee.terminal.computer import HINT_MS, StrongPlayer
from quiltbee.commands.errors import INTERRUPTED, CommandError
from quiltbee.terminal.listing import list_moves, list_patch
from quiltbee.commands.sitting import Sitting, SittingOfTwo
from quiltbee.commands.sources import is_file
from quiltbee.terminal.canvas import Canvas, printable
from quiltbee.terminal.sentences import (
    Names,
    consequence_sentence,
    counted,
    move_sentence,
    names_of,
)
from quiltbee.notation import NotationError, Record, SoloRecord, format_move, parse_moves
from quiltbee.rules import (
    PATCHES,
    PLACEMENTS_OF,
    Move,
    PlacePatch,
    PlaceSpecialPatch,
    Stage,
)

HELP = """\
X0a7      take patch X in orientation 0, the top left of its box on a7
pass      advance to the space in front of the other token, 1 button a space
+d9       place a special patch on d9
X         draw patch X in every orientation, with the moves that place it
moves     the same for all that can be bought now
show      draw the board again
hint      what the computer would do
undo      take back your last decision
save FILE keep the record in FILE, now and after every move
link      the whole game as a link
resign    give up
quit      leave; the game can be resumed
Short: p pass, m moves, s show, u undo, q quit, h or ? help."""

_SHORT = {"p": "pass", "m": "moves", "s": "show", "u": "undo", "q": "quit", "h": "help"}
_SHORT |= {"?": "help", ".": "pass", "exit": "quit", "board": "show"}

_PLACEMENT = re.compile(r"([A-Za-g])\s*([0-7])\s*([a-iA-I])\s*([1-9])")
_SPACE = re.compile(r"\+?\s*([a-iA-I])\s*([1-9])")


class _Leave(Exception):  # noqa: N818 - it is a wish, not an error
    """The person wants to leave."""


_AnySitting = TypeVar("_AnySitting", bound="Sitting[Record] | Sitting[SoloRecord]")


class Dialogue(ABC, Generic[_AnySitting]):
    """Plays one sitting to its end, or until the person leaves; hints come from `strong`."""

    help = HELP

    def __init__(
        self, sitting: _AnySitting, names: Names, canvas: Canvas, strong: StrongPlayer
    ) -> None:
        self._strong = strong
        self._sitting = sitting
        self._names = names
        self._paper = canvas
        self._must_draw = True
        self._commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: print(self.help),
            "show": lambda _: self._draw(),
            "moves": self._list,
            "hint": lambda _: self._advise(),
            "undo": lambda _: self._undo(),
            "save": self._save_as,
            "link": lambda _: print(sitting.link()),
            "resign": lambda _: self._resign(),
            "quit": lambda _: self._leave(),
        }

    @abstractmethod
    def _picture(self) -> list[str]:
        """The board as text."""

    @abstractmethod
    def _next_decision(self) -> None:
        """Let the computer decide, or ask the person once and do what was typed."""

    def run(self) -> int:
        """Play; the exit status is 130 after Ctrl+C, else 0.

        Raises CommandError when the computer can't decide; how to play on is said before.
        """
        _prepare_input()
        self._say("Type a move, or help.")
        try:
            while not self._sitting.is_over:
                self._next_decision()
        except (_Leave, EOFError):
            self._say_farewell()
            return 0
        except KeyboardInterrupt:
            print()
            self._say_farewell()
            return INTERRUPTED
        except CommandError:
            self._say_farewell()
            raise
        self._say_result()
        return 0

    def _ask_for_decision(self) -> None:
        if self._must_draw:
            self._draw()
        self._obey(self._ask().strip())

    def _ask(self) -> str:
        answer = input(f"{self._prompt()}> ")
        if not sys.stdin.isatty():
            print(printable(answer, 200))  # so that a transcript shows both sides
        return answer

    def _prompt(self) -> str:
        table = self._sitting.table
        special = ", special patch" if table.stage is Stage.SPECIAL_PATCH else ""
        return f"Player {table.turn}{special}"

    def _obey(self, text: str) -> None:
        """Carry out one line: a command, a patch to look at, or moves."""
        if not text:
            return
        word, _, rest = text.partition(" ")
        word = _SHORT.get(word, word)
        command = self._commands.get(word.lower())
        if command is not None:
            command(rest.strip())
        elif text in PATCHES:
            self._list(text)
        else:
            self._play_written(f"{word} {rest}".strip())

    # Moves

    def _play_written(self, text: str) -> None:
        try:
            moves = parse_moves(_tidied(text, self._sitting.table.stage))
        except NotationError as error:
            self._say(f"{printable(str(error), 200)}. Type help for all that can be typed.")
            return
        player = self._sitting.table.turn
        for move in moves:
            if self._sitting.is_over or self._sitting.table.turn != player:
                self._say(f"{format_move(move)} was not played: the turn has passed on.")
                return
            reason = self._sitting.why_illegal(move)
            if reason is not None:
                self._say(f"{format_move(move)} is not possible: {reason}.{self._where(move)}")
                return
            self._play(move)

    def _where(self, move: Move) -> str:
        """Where to look, for a patch that could be placed, if not so."""
        if isinstance(move, PlacePatch) and any(
            self._sitting.why_illegal(other) is None for other in PLACEMENTS_OF[move.letter]
        ):
            return f" Type {move.letter} to see where it fits."
        return ""

    def _play(self, move: Move) -> None:
        before = self._sitting.table
        self._sitting.play(move)
        self._save()
        self._say(move_sentence(before, move, self._sitting.table, self._names))
        self._must_draw = True

    def _advise(self) -> None:
        try:
            move = self._strong.decide(self._sitting.known, None, HINT_MS)
        except CommandError as error:
            self._say(f"There is no hint: {error}.")
            return
        said = f"The computer would play {format_move(move)}."
        if not isinstance(move, PlaceSpecialPatch):
            letter = move.letter if isinstance(move, PlacePatch) else None
            said += f" {consequence_sentence(self._sitting.table, letter, self._names)}"
        self._say(said)

    def _undo(self) -> None:
        taken = self._sitting.undo()
        if taken:
            self._save()
            self._say(self._said_of_undo(taken))
            self._must_draw = True
        else:
            self._say("There is nothing to take back.")

    def _said_of_undo(self, taken: Sequence[SoloMove]) -> str:
        return f"{counted(len(taken), 'decision')} taken back."

    def _resign(self) -> None:
        self._say("Do you really resign? Type yes.")
        if self._ask().strip().lower() in ("y", "yes"):
            self._sitting.resigned = self._resigning()
            self._save()

    def _resigning(self) -> int:
        """Who gives up."""
        return self._sitting.table.turn

    def _save(self) -> None:
        """Save after a change; where that fails the game goes on."""
        try:
            self._sitting.save()
        except OSError as error:
            self._say(f"The record could not be saved in {self._sitting.file}: {error.strerror}.")

    # Talk

    def _say(self, text: str) -> None:
        width = self._paper.width
        lines = textwrap.wrap(text, width, break_on_hyphens=False, break_long_words=False)
        print("\n".join(lines))

    def _draw(self) -> None:
        print()
        print("\n".join(self._picture()))
        self._must_draw = False

    def _list(self, letter: str) -> None:
        position = self._sitting.table
        if not letter:
            lines = list_moves(position, self._names, self._paper)
        elif letter in PATCHES:
            lines = list_patch(position, letter, self._names, self._paper)
        else:
            lines = [f"There is no patch {printable(letter, 20)!r}."]
        print("\n".join(lines))

    def _save_as(self, name: str) -> None:
        if not name.isprintable() or not name:
            self._say("save needs the name of a file.")
        elif is_file(name):
            self._say(f"{name} is there already: name another file.")
        else:
            old, self._sitting.file = self._sitting.file, Path(name)
            try:
                self._sitting.save()
                self._say(f"The record is kept in {name} from now on.")
            except OSError as error:
                self._sitting.file = old
                self._say(f"The record can't be saved in {name}: {error.strerror}.")

    def _leave(self) -> None:
        raise _Leave

    def _say_result(self) -> None:
        resigned = self._sitting.resigned
        if resigned is None:
            self._draw()
        else:
            self._say(f"{self._names[resigned - 1]} resigns: {self._names[2 - resigned]} wins.")
        if self._sitting.file is not None:
            self._say(f"The record is in {self._sitting.file}.")
        else:
            print(f"The game as a link: {self._sitting.link()}")

    def _say_farewell(self) -> None:
        sitting = self._sitting
        print()
        if sitting.file is not None:
            print(
                f"The game is kept; play on with: quiltbee play --resume {quote(str(sitting.file))}"
            )
            return
        print(f"Play on with: quiltbee play{sitting.options} --resume {quote(sitting.link())}")


class DialogueOfTwo(Dialogue[SittingOfTwo]):
    """A game against the computer, or of two persons."""

    def __init__(self, sitting: SittingOfTwo, canvas: Canvas, strong: StrongPlayer) -> None:
        super().__init__(sitting, names_of(sitting.record, you=_your_seat(sitting)), canvas, strong)

    def _picture(self) -> list[str]:
        return draw(self._sitting.position, self._names, self._paper)

    def _next_decision(self) -> None:
        sitting = self._sitting
        if sitting.computer is not None and sitting.position.turn == sitting.computer_seat:
            self._play(sitting.computer.decide(sitting.position))
        else:
            self._ask_for_decision()


def _your_seat(sitting: SittingOfTwo) -> int | None:
    """The seat of the one person at the terminal; None where two share it."""
    return None if sitting.computer_seat is None else 3 - sitting.computer_seat


def _tidied(text: str, stage: Stage) -> str:
    """A move with the freedoms that a person takes: spaces, capitals, a space's bare name."""
    if match := _PLACEMENT.fullmatch(text):
        return f"{match[1]}{match[2]}{match[3].lower()}{match[4]}"
    if stage is Stage.SPECIAL_PATCH and (match := _SPACE.fullmatch(text)):
        return f"+{match[1].lower()}{match[2]}"
    return "pass" if text.lower() == "pass" else text


def _prepare_input() -> None:
    """Lines can be edited where the system has readline; bytes that are no text don't matter."""
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    if sys.stdin is not None and sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - it takes effect by being there
