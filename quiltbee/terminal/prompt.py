"""The dialogue between a person and the program.

A line is a command, the letter of a patch to look at, or moves. Text becomes a move here; the
`Session` checks and plays it. A card is turned over by Enter: until then undo is free.
"""

import contextlib
import re
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from shlex import quote
from typing import Any

from quiltbee.notation import NotationError, format_move, parse_moves
from quiltbee.rules import (
    PATCHES,
    PLACEMENTS_OF,
    Chance,
    IllegalMoveError,
    Move,
    PlacePatch,
    Seat,
    Stage,
)
from quiltbee.terminal.board import draw, list_moves, list_patch, other_levels
from quiltbee.terminal.canvas import Canvas, ask, is_file, play_command, printable, t
from quiltbee.terminal.computer import ComputerError, StrongPlayer, hint, why_not_mine
from quiltbee.terminal.sentences import move_sentences, names_of, why_not
from quiltbee.terminal.session import Session

_SHORT = {"p": "pass", "m": "moves", "s": "show", "u": "undo", "q": "quit", "h": "help"}
_SHORT |= {"?": "help", ".": "pass", "exit": "quit", "board": "show"}

_PLACEMENT = re.compile(r"([A-Za-g])\s*([0-7])\s*([a-iA-I])\s*([1-9])")
_SPACE = re.compile(r"\+?\s*([a-iA-I])\s*([1-9])")


class Leave(Exception):  # noqa: N818 - a request, not an error
    """The person wants to leave."""


class Prompt:
    """Plays one session until it ends or the person leaves; `strong` gives the hints."""

    def __init__(self, session: Session[Any], canvas: Canvas, strong: StrongPlayer) -> None:
        self._session = session
        self._canvas = canvas
        self._strong = strong
        self._has_cards = session.game.origin.has_cards
        you = session.people[0] if len(session.people) == 1 else None
        self._names = names_of(session.game.origin, session.tags, you)
        self._must_draw = True
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "show": lambda _: self._draw(),
            "moves": self._list,
            "hint": self._hint,
            "why": self._why,
            "undo": lambda _: self._undo(),
            "save": self._save_as,
            "link": lambda _: print(session.game.link()),
            "resign": lambda _: self._resign(),
            "quit": self._leave,
        }
        if self._has_cards:
            self._commands["turn"] = lambda _: self._turn_card()

    def run(self) -> bool:
        """Play; returns whether Ctrl+C ended it.

        Raises ComputerError when the computer can't decide, after a note on how to continue the
        game.
        """
        _prepare_input()
        self._say(t("terminal-begin"))
        try:
            while not self._session.game.is_over:
                self._decide()
        except (Leave, EOFError):
            self._say_farewell()
            return False
        except KeyboardInterrupt:
            print()
            self._say_farewell()
            return True
        except ComputerError:
            self._say_farewell()
            raise
        self._say_result()
        return False

    # Input

    def _decide(self) -> None:
        session = self._session
        decider = session.game.decider
        if isinstance(decider, Seat) and decider in session.computers:
            self._play(session.computers[decider].decide(session.game.position))
        elif decider is Chance.CARD:
            self._obey(self._ask() or "turn")
        else:
            if self._must_draw:
                self._draw()
            self._obey(self._ask())

    def _ask(self) -> str:
        if self._card_waits:
            return ask(t("terminal-card-prompt"))
        table = self._session.game.table
        special = "-special" if table.stage is Stage.SPECIAL_PATCH else ""
        return ask(t(f"terminal-prompt{special}", seat=str(table.turn)))

    def _obey(self, text: str) -> None:
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
            self._play_typed(f"{word} {rest}".strip())

    # Moves and cards

    def _play_typed(self, text: str) -> None:
        session = self._session
        try:
            moves = parse_moves(tidy(text, session.game.table.stage))
        except NotationError as error:
            self._say(t("terminal-see-help", fault=printable(str(error), 200)))
            return
        turn = session.game.table.turn
        for move in moves:
            if session.game.is_over or session.game.table.turn != turn:
                self._say(t("terminal-not-played", move=format_move(move)))
                return
            try:
                self._play(move)
            except IllegalMoveError as error:
                if self._card_waits:
                    reason = t("terminal-card-no-move")
                else:
                    reason = why_not(session.game.table, move, str(error))
                sentence = t("terminal-not-possible", move=format_move(move), reason=reason)
                self._say(sentence + self._where(move))
                return

    def _where(self, move: Move) -> str:
        """Return a hint to list the patch's places if it fits elsewhere."""
        game = self._session.game
        if isinstance(move, PlacePatch) and any(
            game.position.why_illegal(other) is None for other in PLACEMENTS_OF[move.letter]
        ):
            return " " + t("terminal-see-patch", letter=move.letter)
        return ""

    def _play(self, move: Move) -> None:
        self._change(lambda: self._session.play(move))

    def _turn_card(self) -> None:
        if self._card_waits:
            self._change(self._session.turn_card)
        else:
            self._say(t("terminal-card-not-now"))

    def _change(self, play: Callable[[], None]) -> None:
        before = self._session.game.position
        play()
        self._save()
        game = self._session.game
        for sentence in move_sentences(before, game.moves[-1], game.position, self._names):
            self._say(sentence)
        self._must_draw = True

    def _undo(self) -> None:
        session = self._session
        keep = session.game.kept_by_takeback(session.people)
        if keep is None:
            self._say(t("terminal-nothing-to-undo"))
            return
        sentence = t("terminal-taken-back", count=len(session.game.moves) - keep)
        if session.game.has_card_after(keep):
            sentence += f" {t('terminal-card-taken-back')}"
        session.take_back(keep)
        self._save()
        self._say(sentence)
        self._must_draw = True

    def _resign(self) -> None:
        self._say(t("terminal-really-resign"))
        if self._ask().lower() in t("terminal-agree").split():
            decider = self._session.game.decider
            self._session.resign(decider if isinstance(decider, Seat) else self._session.people[0])
            self._save()

    # Information

    @property
    def _card_waits(self) -> bool:
        return self._session.game.decider is Chance.CARD

    def _says_card_waits(self) -> bool:
        """Return whether a card must be turned over first, and say so."""
        if self._card_waits:
            self._say(t("terminal-card-waits"))
        return self._card_waits

    def _help(self, _: str) -> None:
        print(t("terminal-help"))
        if self._has_cards:
            print(t("terminal-card-help"))

    def _draw(self) -> None:
        print()
        picture = draw(self._session.game.position, self._names, self._canvas)
        print("\n".join(picture))
        self._must_draw = False

    def _list(self, letter: str) -> None:
        if self._says_card_waits():
            return
        table = self._session.game.table
        if not letter:
            lines = list_moves(table, self._names, self._canvas)
        elif letter in PATCHES:
            lines = list_patch(table, letter, self._names, self._canvas)
        else:
            lines = [t("terminal-no-such-patch", text=repr(printable(letter, 20)))]
        print("\n".join(lines))

    def _hint(self, _: str) -> None:
        if not self._says_card_waits():
            self._advise(hint(self._session.game, self._strong, self._names))

    def _why(self, _: str) -> None:
        session = self._session
        self._advise(why_not_mine(session.game, session.people, self._strong))

    def _advise(self, sentences: Iterator[str]) -> None:
        try:
            for sentence in sentences:
                self._say(sentence)
        except ComputerError as error:
            self._say(t("terminal-no-hint", reason=str(error)))

    # The record

    def _save(self) -> None:
        try:
            self._session.save()
        except OSError as error:
            file = str(self._session.file)
            self._say(t("terminal-not-saved", file=file, reason=str(error.strerror)))

    def _save_as(self, name: str) -> None:
        if not name.isprintable() or not name:
            self._say(t("terminal-save-needs"))
        elif is_file(name):
            self._say(t("terminal-file-there", file=name))
        else:
            old, self._session.file = self._session.file, Path(name)
            try:
                self._session.save()
                self._say(t("terminal-kept-in", file=name))
            except OSError as error:
                self._session.file = old
                self._say(t("terminal-cannot-save", file=name, reason=str(error.strerror)))

    # The end

    def _leave(self, _: str) -> None:
        raise Leave

    def _say_result(self) -> None:
        session, game = self._session, self._session.game
        if game.resigned is None:
            self._draw()
        else:
            name, winner = self._names[game.resigned.index], self._names[game.resigned.other.index]
            self._say(t("terminal-resigns", name=name, winner=winner))
        if session.file is not None:
            self._say(t("terminal-record-in", file=str(session.file)))
        else:
            print(t("terminal-as-link", link=game.link()))
        if game.resigned is None and self._has_cards:
            print("\n".join(other_levels(game.positions)))
        if game.practice and self._has_cards:
            self._say(t("terminal-card-practice"))

    def _say_farewell(self) -> None:
        session = self._session
        print()
        if session.file is not None:
            file = quote(str(session.file))
            print(t("terminal-kept", command=f"{play_command()} --resume {file}"))
            return
        link = quote(session.game.link())
        command = f"{play_command(session.options)} --resume {link}"
        print(t("terminal-play-on", command=command))

    def _say(self, text: str) -> None:
        width = self._canvas.width
        lines = textwrap.wrap(text, width, break_on_hyphens=False, break_long_words=False)
        print("\n".join(lines))


def tidy(text: str, stage: Stage) -> str:
    """Return the token of a move as people type it: with spaces, capitals, or only a cell."""
    if match := _PLACEMENT.fullmatch(text):
        return f"{match[1]}{match[2]}{match[3].lower()}{match[4]}"
    if stage is Stage.SPECIAL_PATCH and (match := _SPACE.fullmatch(text)):
        return f"+{match[1].lower()}{match[2]}"
    return "pass" if text.lower() == "pass" else text


def _prepare_input() -> None:
    """Make lines editable where readline exists, and replace undecodable bytes."""
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    if sys.stdin is not None and sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - importing it takes effect
