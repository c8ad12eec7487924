"""The record files of games that are played: a new one, or one to be played on."""

from pathlib import Path

from quiltbee.commands.errors import CommandError
from quiltbee.commands.solo_words import solo_result_sentence
from quiltbee.commands.sources import Game, is_file, read_games
from quiltbee.commands.words import player_names, result_sentence
from quiltbee.notation import Record


def new_file(name: str | None) -> Path | None:
    """The file of a name, if one is given; raises CommandError for one that is there."""
    if name is None:
        return None
    if is_file(name):
        what = f"play on in it with --resume {name}, or name another file"
        raise CommandError(f"{name} is there already: {what}")
    return Path(name)


def file_to_resume(source: str, name: str | None) -> Path | None:
    """The file in which a game goes on: one of a new name, else the one that it was read from."""
    if name is None and is_file(source):
        return Path(source)
    return new_file(name)


def game_to_resume(source: str, elsewhere: bool) -> Game:
    """The unfinished game of a source; `elsewhere` says that it won't be written over."""
    if source == "-":
        raise CommandError("--resume takes a file or a link: your moves come from standard input")
    faults: list[str] = []
    games = list(read_games([source], faults.append))
    if not games:
        raise CommandError(faults[0])
    if len(games) > 1:
        raise CommandError(f"{source} holds {len(games)} games; one can be resumed")
    if faults and not elsewhere:
        what = "name a new file with --record to play on from what came before"
        raise CommandError(f"{faults[0]}; {what}")
    (game,) = games
    if (over := _result(game)) is not None:
        raise CommandError(over.rstrip("."))
    if game.result != "*":
        raise CommandError(f"the game has ended already, with the result {game.result}")
    return game


def _result(game: Game) -> str | None:
    """How the game ended, if its moves lead to the end."""
    if isinstance(game, Record):
        last = game.positions[-1]
        return result_sentence(last, player_names()) if last.is_over else None
    end = game.positions[-1]
    return solo_result_sentence(end, ("Player 1", "the Automa")) if end.is_over else None
