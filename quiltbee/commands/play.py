"""`quiltbee play`: a game in the terminal, against the computer, a second person or the Automa."""

import argparse
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from quiltbee.automa import Deck
from quiltbee.commands import INTERRUPTED, WRONG_USAGE, CommandError
from quiltbee.commands.new import set_up_of
from quiltbee.commands.sources import read_games
from quiltbee.languages import of_system
from quiltbee.notation import NotationError, Record, record_game
from quiltbee.rules import Seat, draw_seed
from quiltbee.terminal.canvas import canvas_for, is_file, speak, t
from quiltbee.terminal.computer import (
    DEFAULT_OPPONENT,
    ComputerError,
    StrongPlayer,
    computer_of,
    option_of,
)
from quiltbee.terminal.prompt import Prompt
from quiltbee.terminal.sentences import names_of, result_sentence
from quiltbee.terminal.session import Session

_PERSON = "person"

_OF_DUEL = ("opponent", "first")
_OF_SOLO = ("automa", "deck", "level")
_OF_SET_UP = ("seed", "ring", "board")


def run(
    arguments: argparse.Namespace,
    chance: Random | None = None,
    today: Callable[[], date] = lambda: datetime.now().astimezone().date(),
) -> int:
    """Begin or resume a game and play it; the status is 130 if Ctrl+C ended it.

    `chance` draws the seed if none is given, cards that no seed determines, and who starts; by
    default it can't be predicted.
    """
    speak(arguments.language or of_system(), arguments.edition)
    chance = chance or SystemRandom()
    _check_options(arguments)
    if arguments.resume is None:
        start, draws = _begin(arguments, chance)
        record = record_game(start, tags={"Event": "Casual", "Date": f"{today():%Y.%m.%d}"})
        file = new_file(arguments.record)
    else:
        record = record_to_resume(arguments.resume, elsewhere=arguments.record is not None)
        file, draws = file_to_resume(arguments.resume, arguments.record), chance
        _check_resumed(record, arguments)
    try:
        return _play(record, _opponents(record, arguments, chance), file, draws)
    except ComputerError as error:
        raise CommandError(str(error)) from None


def _play(
    record: Record[Any], opponents: Mapping[Seat, str], file: Path | None, draws: Random
) -> int:
    with StrongPlayer() as strong:
        computers = {seat: computer_of(option, strong) for seat, option in opponents.items()}
        try:
            session = Session.of(record, draws, computers, file)
            session.save()  # a bad file is reported before the first move
        except NotationError as error:
            raise CommandError(str(error)) from None
        except OSError as error:
            raise CommandError(f"can't write {file}: {error.strerror}") from None
        interrupted = Prompt(session, canvas_for(sys.stdout), strong).run()
    return INTERRUPTED if interrupted else 0


# Options


def _given(arguments: argparse.Namespace, options: tuple[str, ...]) -> bool:
    return any(getattr(arguments, option) not in (None, False) for option in options)


def _check_options(arguments: argparse.Namespace) -> None:
    """Raise CommandError for options that don't go together, whatever game is resumed."""
    if arguments.resume is not None:
        if _given(arguments, _OF_SET_UP):
            what = "a resumed game has its ring and board: --seed, --ring, --board don't go with it"
            raise CommandError(what, WRONG_USAGE)
    elif arguments.automa:
        if _given(arguments, _OF_DUEL):
            what = "against the Automa you begin: --opponent and --first don't go with it"
            raise CommandError(what, WRONG_USAGE)
    elif _given(arguments, _OF_SOLO):
        raise CommandError(_of_the_automa(arguments), WRONG_USAGE)


def _of_the_automa(arguments: argparse.Namespace) -> str:
    what = "--deck and --level are the Automa's: add --automa"
    level = arguments.level
    if level is None or arguments.opponent is not None:
        return what
    return f"{what}; for the computer at level {level} write --opponent level{level}"


def _check_resumed(record: Record[Any], arguments: argparse.Namespace) -> None:
    """Raise CommandError for options that don't go with the resumed game."""
    if record.start.has_cards:
        if _given(arguments, (*_OF_DUEL, "deck", "level")):
            what = "a resumed solo game has its opponent, deck and level: no option changes them"
            raise CommandError(what, WRONG_USAGE)
    elif _given(arguments, _OF_SOLO):
        what = "this is a game of two: --automa, --deck and --level don't go with it"
        raise CommandError(what, WRONG_USAGE)


# A new game


def _begin(arguments: argparse.Namespace, chance: Random) -> tuple[Any, Random]:
    """Set up a new game and its source of cards, and print a drawn seed."""
    has_cards = arguments.automa and arguments.seed is not None
    if arguments.seed is None and arguments.ring is None:
        arguments.seed = draw_seed(chance)
    settled = set_up_of(arguments, chance)
    if arguments.seed is not None:
        drawn = "terminal-ring-and-cards-drawn" if has_cards else "terminal-ring-drawn"
        print(t(drawn, seed=repr(arguments.seed)))
    draws = Random(f"{arguments.seed}/cards") if has_cards else chance
    if not arguments.automa:
        return settled.start(draws), draws
    deck = Deck(arguments.deck or Deck.NORMAL.value)
    return replace(settled, deck=deck, level=arguments.level or 1).start(draws), draws


# Players


def _opponents(
    record: Record[Any], arguments: argparse.Namespace, chance: Random
) -> dict[Seat, str]:
    """Return the computer's seats, each with the option that names its player.

    A resumed game has the players that its record names, unless the options change them.
    """
    if len(record.start.seats) == 1:
        return {}
    if arguments.resume is None:
        opponent, seat = DEFAULT_OPPONENT, Seat.SECOND
    else:
        opponent, seat = _recorded_computer(record) or (_PERSON, Seat.SECOND)
    opponent = arguments.opponent or opponent
    if arguments.first is not None:
        starters = {"me": Seat.SECOND, "opponent": Seat.FIRST}
        seat = starters.get(arguments.first) or chance.choice(tuple(Seat))
    return {} if opponent == _PERSON else {seat: opponent}


def _recorded_computer(record: Record[Any]) -> tuple[str, Seat] | None:
    for seat in Seat:
        if (option := option_of(record.tags.get(f"Player{seat}", ""))) is not None:
            return option, seat
    return None


def new_file(name: str | None) -> Path | None:
    """Return the file of this name, if given; raises CommandError if it exists already."""
    if name is None:
        return None
    if is_file(name):
        what = f"continue it with --resume {name}, or name another file"
        raise CommandError(f"{name} already exists: {what}")
    return Path(name)


def file_to_resume(source: str, name: str | None) -> Path | None:
    """Return the file in which a game continues: a new one, or the one it was read from."""
    if name is None and is_file(source):
        return Path(source)
    return new_file(name)


def record_to_resume(source: str, elsewhere: bool) -> Record[Any]:
    """Return the one unfinished game of a source; raises CommandError if there is none.

    A faulty record is accepted only if the game continues `elsewhere`, not in the same file.
    """
    if source == "-":
        what = "--resume takes a file or a link: your moves come from standard input"
        raise CommandError(what, WRONG_USAGE)
    faults: list[str] = []
    records = list(read_games([source], faults.append))
    if not records:
        raise CommandError(faults[0])
    if len(records) > 1:
        raise CommandError(f"{source} holds {len(records)} games; one can be resumed")
    if faults and not elsewhere:
        what = "name a new file with --record to continue from the moves before it"
        raise CommandError(f"{faults[0]}; {what}")
    (record,) = records
    last = record.positions[-1]
    if last.outcome is not None:
        raise CommandError(result_sentence(last, names_of(last)).rstrip("."))
    if record.result != "*":
        raise CommandError(f"the game has ended already, with the result {record.result}")
    return record
