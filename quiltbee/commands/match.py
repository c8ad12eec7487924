"""`quiltbee match A B`: many games of two players, or of one player against the Automa."""

import argparse
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, nullcontext
from pathlib import Path

from quiltbee.arena import (
    ArenaError,
    DuelMatch,
    Match,
    MatchPlayer,
    MatchRecords,
    SoloMatch,
    Sprt,
    parse_player,
    play_match,
)
from quiltbee.arena.solo import AUTOMA
from quiltbee.automa import LEVELS, Deck
from quiltbee.commands.errors import WRONG_USAGE, CommandError
from quiltbee.commands.match_duel import DuelReport
from quiltbee.commands.match_progress import Progress, Report
from quiltbee.commands.match_solo import SoloReport
from quiltbee.protocol.errors import EngineError
from quiltbee.rules import Board, draw_seed
from quiltbee.workers import RayWorkers, Workers, WorkersError

_ONLY_WITH_AUTOMA = ("deck", "level")
_ONLY_WITH_ANOTHER = ("sprt",)

_GAMES = 100


def run(arguments: argparse.Namespace) -> int:
    """Play what is left of the match, and print the results of all its games."""
    try:
        players = _players(arguments)
        sprt = None if arguments.sprt is None else Sprt(*arguments.sprt)
    except ValueError as error:
        raise CommandError(str(error), WRONG_USAGE) from None
    rings = _rings(arguments)
    with ExitStack() as stack, _in_words():
        records = _open(stack, arguments.records)
        seed = arguments.seed
        if seed is None:
            seed = (records and records.seed) or draw_seed()
        match, report = _match(arguments, players, seed, sprt)
        known = [] if records is None else records.resume(match)
        for game in known:
            report.add(game)
        progress = Progress(report)
        if records is not None and (known or records.is_torn):
            torn = "; one that was cut off is dropped" if records.is_torn else ""
            progress.tell(f"{arguments.records} holds {len(known)} games of this match{torn}")
        try:
            with _workers(arguments) as workers:
                _play(match, rings, workers, progress, records)
        finally:
            # Even if it is cut short: by Ctrl+C, a full disk, an engine that fails for good.
            progress.close()
            report.end()
    return 0


def _players(arguments: argparse.Namespace) -> tuple[MatchPlayer, ...]:
    """The players that are engines; ValueError for what is not a player or does not fit."""
    with_automa = arguments.opponent == AUTOMA
    for option in _ONLY_WITH_ANOTHER if with_automa else _ONLY_WITH_AUTOMA:
        if getattr(arguments, option) is not None:
            against = "an engine" if with_automa else "the Automa"
            raise ValueError(f"--{option} is for matches against {against}")
    names = [arguments.player] if with_automa else [arguments.player, arguments.opponent]
    return tuple(map(parse_player, names))


def _rings(arguments: argparse.Namespace) -> int | None:
    """On how many rings to play at most; None for as many as the test takes."""
    games: int | None = arguments.games
    if arguments.opponent == AUTOMA:
        return games or _GAMES
    if games is None:
        return _GAMES // 2 if arguments.sprt is None else None
    if games % 2:
        raise CommandError("games come in pairs: --games needs an even number", WRONG_USAGE)
    return games // 2


@contextmanager
def _in_words() -> Iterator[None]:
    """What keeps a match from being played, as a sentence for the user."""
    try:
        yield
    except (ArenaError, EngineError, WorkersError) as error:
        raise CommandError(str(error)) from None


def _open(stack: ExitStack, name: str | None) -> MatchRecords | None:
    if name is None:
        return None
    if not name or "\0" in name:
        raise CommandError(f"can't write {name!r}: that is not a file name")
    try:
        return stack.enter_context(MatchRecords(Path(name)))
    except OSError as error:
        raise CommandError(f"can't write {name!r}: {error.strerror}") from None


def _match(
    arguments: argparse.Namespace, players: tuple[MatchPlayer, ...], seed: str, sprt: Sprt | None
) -> tuple[Match, Report]:
    """The match, and what prints its figures."""
    board = Board(arguments.board or Board.REVISED.value)
    rings, as_json = _rings(arguments), arguments.json
    if arguments.opponent != AUTOMA:
        duel = DuelMatch(players, seed, board)
        return duel, DuelReport(duel, rings, sprt, as_json=as_json)
    decks = tuple(Deck) if arguments.deck is None else (Deck(arguments.deck),)
    levels = tuple(LEVELS) if arguments.level is None else (arguments.level,)
    solo = SoloMatch(players, seed, board, decks, levels)
    is_drawn = arguments.seed is None
    return solo, SoloReport(solo, rings or _GAMES, is_seed_drawn=is_drawn, as_json=as_json)


def _workers(arguments: argparse.Namespace) -> Workers | nullcontext[int]:
    """The workers of a cluster, or how many games are played at once here."""
    if arguments.ray is None:
        return nullcontext(arguments.concurrency or 1)
    return RayWorkers(arguments.ray, arguments.concurrency)


def _play(
    match: Match,
    rings: int | None,
    workers: Workers | int,
    progress: Progress,
    records: MatchRecords | None,
) -> None:
    """Play the remaining games, or until the test, if there is one, has ended."""
    report = progress.report
    if report.is_decided():
        return
    rounds = {game.round for game in report.games}
    if isinstance(workers, Workers):
        played = play_match(match, rings, played=rounds, workers=workers, on_ready=progress.begin)
    else:
        played = play_match(
            match, rings, played=rounds, concurrency=workers, on_ready=progress.begin
        )
    with closing(played) as games:
        for game in games:
            if records is not None:
                records.append(match, game)
            progress.add(game)
            if report.is_decided():
                return
