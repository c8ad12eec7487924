"""`quiltbee match A B`: paired games of two engines, as many as asked for or until a test ends."""

import argparse
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from quiltbee.arena import (
    ArenaError,
    MatchRecords,
    MatchSetting,
    Sprt,
    parse_player,
    play_match,
    summary_of_match,
)
from quiltbee.commands.errors import WRONG_USAGE, CommandError
from quiltbee.commands.match_standing import Standing
from quiltbee.commands.match_table import match_json, match_text
from quiltbee.commands.new import draw_seed
from quiltbee.protocol.errors import EngineError
from quiltbee.rules import Board

_GAMES = 100


def run(arguments: argparse.Namespace) -> int:
    """Play what is left of the match, and print what all its games come to."""
    try:
        players = parse_player(arguments.player), parse_player(arguments.opponent)
        sprt = None if arguments.sprt is None else Sprt(*arguments.sprt)
    except ValueError as error:
        raise CommandError(str(error), WRONG_USAGE) from None
    pairs = _pairs(arguments.games, sprt)
    board = Board(arguments.board or Board.REVISED.value)
    with ExitStack() as stack, _in_words():
        records = _open(stack, arguments.records)
        seed = arguments.seed
        if seed is None:
            seed = (records and records.seed) or draw_seed()
        setting = MatchSetting(players, seed, board)
        known = [] if records is None else records.resume(setting)
        standing = Standing(None if pairs is None else 2 * pairs, sprt, known)
        if records is not None and (known or records.is_torn):
            torn = "; one that was cut off is dropped" if records.is_torn else ""
            standing.tell(f"{arguments.records} holds {len(known)} games of this match{torn}")
        try:
            _play(setting, pairs, arguments.concurrency or 1, standing, records)
        finally:
            # Also where it breaks off: by Ctrl+C, a full disk, an engine that fails for good.
            standing.close()
            _print(setting, standing, arguments.json)
    return 0


def _pairs(games: int | None, sprt: Sprt | None) -> int | None:
    """How many pairs to play at most; None for as many as the test takes."""
    if games is None:
        return _GAMES // 2 if sprt is None else None
    if games % 2:
        raise CommandError("games come in pairs: --games needs an even number", WRONG_USAGE)
    return games // 2


@contextmanager
def _in_words() -> Iterator[None]:
    """What keeps a match from being played, as a sentence for the person."""
    try:
        yield
    except (ArenaError, EngineError) as error:
        raise CommandError(str(error)) from None


def _open(stack: ExitStack, name: str | None) -> MatchRecords | None:
    if name is None:
        return None
    if not name or "\0" in name:
        raise CommandError(f"can't write {name!r}: that is no name of a file")
    try:
        return stack.enter_context(MatchRecords(Path(name)))
    except OSError as error:
        raise CommandError(f"can't write {name!r}: {error.strerror}") from None


def _play(
    setting: MatchSetting,
    pairs: int | None,
    concurrency: int,
    standing: Standing,
    records: MatchRecords | None,
) -> None:
    """Play the games that are not there yet, until the test, if there is one, has ended."""
    if standing.is_decided():
        return
    rounds = {game.round for game in standing.games}
    with closing(play_match(setting, pairs, concurrency=concurrency, played=rounds)) as games:
        for game in games:
            if records is not None:
                records.append(setting, game)
            standing.add(game)
            if standing.is_decided():
                return


def _print(setting: MatchSetting, standing: Standing, as_json: bool) -> None:
    """The result of the games so far, if there are any."""
    if not standing.games:
        return
    summary = summary_of_match(standing.games)
    told = match_json if as_json else match_text
    print(told(setting, summary, standing.test), flush=True)
