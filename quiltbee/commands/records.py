"""The records of games in progress: the file of a new game, and a game to continue."""

from pathlib import Path
from typing import Any

from quiltbee.commands.errors import CommandError
from quiltbee.commands.sources import read_games
from quiltbee.notation import Record
from quiltbee.terminal.sentences import names_of, result_sentence
from quiltbee.terminal.session import is_file


def new_file(name: str | None) -> Path | None:
    """The file of this name, if a name is given; raises CommandError if it exists already."""
    if name is None:
        return None
    if is_file(name):
        what = f"continue it with --resume {name}, or name another file"
        raise CommandError(f"{name} already exists: {what}")
    return Path(name)


def file_to_resume(source: str, name: str | None) -> Path | None:
    """The file in which a game continues: a new one of this name, or the one it was read from."""
    if name is None and is_file(source):
        return Path(source)
    return new_file(name)


def record_to_resume(source: str, elsewhere: bool) -> Record[Any]:
    """The one unfinished game of a source; raises CommandError if there is none.

    A faulty record is accepted only if the game continues `elsewhere`, not in the same file.
    """
    if source == "-":
        raise CommandError("--resume takes a file or a link: your moves come from standard input")
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
