"""`quiltbee play`: a game in the terminal, against the computer or between two persons."""

import argparse
import random
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from quiltbee.commands.dialogue import Dialogue
from quiltbee.commands.errors import WRONG_USAGE, CommandError
from quiltbee.commands.new import draw_seed, set_up
from quiltbee.commands.sitting import Sitting
from quiltbee.commands.sources import is_file, read_games
from quiltbee.commands.terminal import paper_for
from quiltbee.commands.words import player_names, result_sentence
from quiltbee.notation import Record, record_game
from quiltbee.opponents import PLAYERS

_PERSON = "person"


def run(arguments: argparse.Namespace) -> int:
    """Begin or resume a game and play it; 130 when it was left by Ctrl+C."""
    sitting = _resumed(arguments) if arguments.resume is not None else _begun(arguments)
    if sitting.file is not None:
        try:
            sitting.save()
        except OSError as error:
            raise CommandError(f"can't write {sitting.file}: {error.strerror}") from None
    return Dialogue(sitting, paper_for(sys.stdout)).run()


def _begun(arguments: argparse.Namespace) -> Sitting:
    if arguments.seed is None and arguments.ring is None:
        arguments.seed = draw_seed()
    start = set_up(arguments)
    if arguments.seed is not None:
        print(f"The ring is drawn from the seed {arguments.seed!r}.")
    tags = {"Event": "Casual", "Date": f"{datetime.now().astimezone():%Y.%m.%d}"}
    opponent = arguments.opponent or next(iter(PLAYERS))
    record = record_game(start, (), tags)
    return _seated(record, opponent, _seat(arguments.first), _new_file(arguments.record))


def _resumed(arguments: argparse.Namespace) -> Sitting:
    if any(given is not None for given in (arguments.seed, arguments.ring, arguments.board)):
        what = "a resumed game has its ring and board: --seed, --ring, --board don't go with it"
        raise CommandError(what, WRONG_USAGE)
    if arguments.resume == "-":
        raise CommandError("--resume takes a file or a link: your moves come from standard input")
    record = _read_resumable(arguments.resume, arguments.record is not None)
    opponent, seat = _named_computer(record) or (_PERSON, 2)
    if arguments.opponent is not None:
        opponent = arguments.opponent
    if arguments.first is not None:
        seat = _seat(arguments.first)
    file = _new_file(arguments.record)
    if file is None and is_file(arguments.resume):
        file = Path(arguments.resume)
    return _seated(record, opponent, seat, file)


def _read_resumable(source: str, elsewhere: bool) -> Record:
    """The unfinished game of a source; `elsewhere` says that it won't be written over."""
    faults: list[str] = []
    games = list(read_games([source], faults.append))
    if not games:
        raise CommandError(faults[0])
    if len(games) > 1:
        raise CommandError(f"{source} holds {len(games)} games; one can be resumed")
    if faults and not elsewhere:
        what = "name a new file with --record to play on from what came before"
        raise CommandError(f"{faults[0]}; {what}")
    game = games[0]
    if game.positions[-1].is_over:
        raise CommandError(result_sentence(game.positions[-1], player_names()).rstrip("."))
    if game.result != "*":
        raise CommandError(f"the game has ended already, with the result {game.result}")
    return game


def _named_computer(record: Record) -> tuple[str, int] | None:
    """Which player of the computer's sits where, by the names in the record."""
    for name, make in PLAYERS.items():
        for seat in (1, 2):
            if record.tags.get(f"Player{seat}") == make().name:
                return name, seat
    return None


def _seat(first: str | None) -> int:
    """The computer's seat."""
    if first == "random":
        return random.choice((1, 2))
    return 1 if first == "opponent" else 2


def _seated(record: Record, opponent: str, seat: int, file: Path | None) -> Sitting:
    if opponent == _PERSON:
        return Sitting(record, file=file)
    computer = PLAYERS[opponent]()
    computer.new_game()
    tags = {**record.tags, f"Player{seat}": computer.name}
    return Sitting(replace(record, tags=tags), computer, opponent, seat, file)


def _new_file(name: str | None) -> Path | None:
    if name is None:
        return None
    if is_file(name):
        what = f"play on in it with --resume {name}, or name another file"
        raise CommandError(f"{name} is there already: {what}")
    return Path(name)
