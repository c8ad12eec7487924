"""`quiltbee play`: a game in the terminal, against the computer, a second person or the Automa."""

import argparse
import random
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from quiltbee.automa import Deck, new_solo
from quiltbee.commands.computer import MIDDLE, StrongPlayer, computer_named, opponent_of
from quiltbee.commands.dialogue import DialogueOfTwo
from quiltbee.commands.errors import WRONG_USAGE, CommandError
from quiltbee.commands.new import draw_seed, set_up
from quiltbee.commands.records import file_to_resume, game_to_resume, new_file
from quiltbee.commands.sitting import Sitting, SittingOfTwo
from quiltbee.commands.terminal import paper_for
from quiltbee.notation import Record, SoloRecord, record_game, record_solo_game
from quiltbee.rules import Position

_PERSON = "person"

_OF_TWO = ("opponent", "first")
_OF_SOLO = ("automa", "deck", "level")
_OF_SET_UP = ("seed", "ring", "board")


def run(arguments: argparse.Namespace) -> int:
    """Begin or resume a game and play it; 130 when it was left by Ctrl+C."""
    if arguments.resume is not None:
        if _given(arguments, _OF_SET_UP):
            what = "a resumed game has its ring and board: --seed, --ring, --board don't go with it"
            raise CommandError(what, WRONG_USAGE)
        game = game_to_resume(arguments.resume, elsewhere=arguments.record is not None)
        file = file_to_resume(arguments.resume, arguments.record)
        return _resume(game, arguments, file)
    if arguments.automa:
        if _given(arguments, _OF_TWO):
            what = "against the Automa you begin: --opponent and --first don't go with it"
            raise CommandError(what, WRONG_USAGE)
        return _begin_solo(arguments)
    if _given(arguments, _OF_SOLO):
        raise CommandError("--deck and --level are the Automa's: add --automa", WRONG_USAGE)
    return _begin(arguments)


def _given(arguments: argparse.Namespace, options: tuple[str, ...]) -> bool:
    """Whether any of some options stands on the command line."""
    return any(getattr(arguments, option) not in (None, False) for option in options)


def _begin(arguments: argparse.Namespace) -> int:
    start = _set_up(arguments, "ring is")
    file = new_file(arguments.record)
    opponent = arguments.opponent or MIDDLE
    record = record_game(start, (), _new_tags())
    return _play_of_two(record, opponent, _seat(arguments.first), file)


def _begin_solo(arguments: argparse.Namespace) -> int:
    from quiltbee.arena import shuffled

    seed = arguments.seed
    table = _set_up(arguments, "ring is" if seed is None else "ring and the cards are")
    draws = _draws(seed)
    deck = Deck(arguments.deck or Deck.NORMAL.value)
    start = new_solo(
        table.ring,
        shuffled(deck, draws),
        deck=deck,
        level=arguments.level or 1,
        board=table.board,
    )
    record = record_solo_game(start, (), (), _new_tags())
    return _play_solo(record, draws, new_file(arguments.record))


def _resume(game: Record | SoloRecord, arguments: argparse.Namespace, file: Path | None) -> int:
    if isinstance(game, SoloRecord):
        if _given(arguments, (*_OF_TWO, "deck", "level")):
            what = "a resumed solo game has its opponent, deck and level: no option changes them"
            raise CommandError(what, WRONG_USAGE)
        return _play_solo(game, _draws(None), file)
    if _given(arguments, _OF_SOLO):
        what = "this is a game of two: --automa, --deck and --level don't go with it"
        raise CommandError(what, WRONG_USAGE)
    opponent, seat = _named_computer(game) or (_PERSON, 2)
    if arguments.opponent is not None:
        opponent = arguments.opponent
    if arguments.first is not None:
        seat = _seat(arguments.first)
    return _play_of_two(game, opponent, seat, file)


def _play_of_two(record: Record, opponent: str, seat: int, file: Path | None) -> int:
    with StrongPlayer() as strong:
        sitting = _seated(record, opponent, seat, file, strong)
        _save_first(sitting)
        return DialogueOfTwo(sitting, paper_for(sys.stdout), strong).run()


def _play_solo(record: SoloRecord, draws: random.Random, file: Path | None) -> int:
    from quiltbee.commands.solo_dialogue import SoloDialogue
    from quiltbee.commands.solo_sitting import SoloSitting

    sitting = SoloSitting(record, draws, file=file)
    _save_first(sitting)
    with StrongPlayer() as strong:
        return SoloDialogue(sitting, paper_for(sys.stdout), strong).run()


def _save_first(sitting: Sitting[Record] | Sitting[SoloRecord]) -> None:
    """Save before anything is played, so that a file that can't be written is known at once."""
    try:
        sitting.save()
    except OSError as error:
        raise CommandError(f"can't write {sitting.file}: {error.strerror}") from None


def _set_up(arguments: argparse.Namespace, drawn: str) -> Position:
    """The set-up of the options, a seed drawn where none is given; what a seed draws is said."""
    if arguments.seed is None and arguments.ring is None:
        arguments.seed = draw_seed()
    start = set_up(arguments)
    if arguments.seed is not None:
        print(f"The {drawn} drawn from the seed {arguments.seed!r}.")
    return start


def _draws(seed: str | None) -> random.Random:
    """Where the cards come from: a seed that the person gave, else what nobody can foresee."""
    if seed is None:
        return random.SystemRandom()
    return random.Random(f"{seed}/cards")


def _new_tags() -> dict[str, str]:
    return {"Event": "Casual", "Date": f"{datetime.now().astimezone():%Y.%m.%d}"}


def _named_computer(record: Record) -> tuple[str, int] | None:
    """Which player of the computer's sits where, by the names in the record."""
    for seat in (1, 2):
        if (opponent := opponent_of(record.tags.get(f"Player{seat}", ""))) is not None:
            return opponent, seat
    return None


def _seat(first: str | None) -> int:
    """The computer's seat."""
    if first == "random":
        return random.choice((1, 2))
    return 1 if first == "opponent" else 2


def _seated(
    record: Record, opponent: str, seat: int, file: Path | None, strong: StrongPlayer
) -> SittingOfTwo:
    if opponent == _PERSON:
        return SittingOfTwo(record, file=file)
    computer = computer_named(opponent, strong)
    tags = {**record.tags, f"Player{seat}": computer.name}
    return SittingOfTwo(replace(record, tags=tags), computer, opponent, seat, file=file)
