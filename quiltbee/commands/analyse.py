"""`quiltbee analyse`: records with the value of each decision, and a summary."""

import argparse
import asyncio
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

import msgspec
from tqdm import tqdm

from quiltbee.arena import ArenaError, MatchPlayer, parse_player
from quiltbee.commands import WRONG_USAGE, CommandError
from quiltbee.commands.sources import Faults, read_games
from quiltbee.notation import NotationError, Record, format_move, format_moves, format_record
from quiltbee.players import THREADS, Limits
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.errors import EngineError
from quiltbee.review import (
    STANDARD,
    Decision,
    Effort,
    EngineJudge,
    Figures,
    GameReview,
    Reviewer,
    ReviewError,
    Threshold,
    annotated,
    describe,
    figures_of,
)
from quiltbee.rules import Seat
from quiltbee.terminal.canvas import is_file, printable

_WORST = 5
"""The most decisions of a game that are printed."""

_LINE = 6
"""The most moves printed of the best line."""

_HEAD = f"{'':24}{'decisions':>10}{'best':>7}{'points lost':>13}{'chance lost':>13}{'accuracy':>10}"


class Summary:
    """The games analyzed; prints the figures of each, then those of each player."""

    def __init__(self, threshold: Threshold) -> None:
        self._threshold = threshold
        self._blocks: list[list[str]] = []
        self._players: dict[str, Figures] = {}

    def add(self, number: int, review: GameReview) -> None:
        """Count a game."""
        lines = [f"game {number}, {review.record.result}", _HEAD]
        for seat in review.record.start.seats:
            name = _name(review, seat)
            figures = figures_of(each for each in review.decisions if each.seat is seat)
            self._players[name] = self._players.get(name, Figures()) + figures
            lines.append(_row(name, figures))
        self._blocks.append([*lines, *self._worst(review)])

    def print_to(self, stream: TextIO) -> None:
        """Print the summary; nothing if no game was analyzed."""
        blocks = self._blocks
        if len(blocks) > 1:
            rows = (_row(name, figures) for name, figures in self._players.items())
            blocks = [*blocks, [f"all {len(blocks)} games", _HEAD, *rows]]
        for block in blocks:
            print("", *block, sep="\n", file=stream)

    def _worst(self, review: GameReview) -> list[str]:
        crossed = self._threshold.times_crossed
        marked = (each for each in review.decisions if crossed(each) >= 1)
        worst = islice(sorted(marked, key=crossed, reverse=True), _WORST)
        luck = [each.luck[0] for each in review.decisions if each.luck is not None]
        lines = [f"the cards brought {sum(luck):+.1f} points"] if luck else []
        return [*lines, *(_sentence(review, decision) for decision in worst)]


def _name(review: GameReview, seat: Seat) -> str:
    name = review.record.tags.get(f"Player{seat:d}", "?")
    return f"player {seat:d}" if name == "?" else name


def _row(name: str, figures: Figures) -> str:
    return (
        f"{printable(name, 23):24}{figures.decisions:>10}{figures.share_best:>7.0%}"
        f"{figures.mean_points_lost:>13.2f}{figures.mean_chance_lost:>13.1%}"
        f"{'-' if figures.accuracy is None else format(figures.accuracy, '.1f'):>10}"
    )


def _sentence(review: GameReview, decision: Decision) -> str:
    lost = f"{decision.points_lost:.1f} points and {decision.chance_lost:.0%} lost"
    best = format_moves(decision.before.line[:_LINE])
    who = printable(_name(review, decision.seat), 23)
    return f"move {decision.number}, {who}, {format_move(decision.move)}: {lost}; best {best}"


def run(arguments: argparse.Namespace) -> int:
    """Analyze every game given; faults go to standard error and make the status 1."""
    complain = Faults()
    player = _player(arguments)
    threshold = Threshold(arguments.points, arguments.chance / 100)
    summary = Summary(threshold)
    games = list(read_games(arguments.source, complain))
    if not games:
        return 1
    with _output(arguments.output) as output, _started(player) as engine:
        judge = EngineJudge(engine)
        effort = _effort(arguments, player)
        try:
            for number, record in enumerate(games, 1):
                reviewer = _reviewed(number, record, judge, effort, threshold, complain)
                review = None if reviewer is None else reviewer.review()
                written = True
                if not arguments.json:
                    record = record if review is None else annotated(review, threshold)
                    written = _write(record, output, number, complain)
                elif reviewer is not None:
                    print(_line(number, record, reviewer), file=output, flush=True)
                if review is not None and written:
                    summary.add(number, review)
        finally:
            # Even after Ctrl+C: print the games analysed so far.
            summary.print_to(sys.stdout if arguments.output else sys.stderr)
    return complain.status


def _line(number: int, record: Record[Any], reviewer: Reviewer) -> str:
    names = [record.tags.get(f"Player{seat}") for seat in (1, 2)]
    game = {"number": number, "names": names, "tags": dict(record.tags)}
    return json.dumps(game | msgspec.to_builtins(describe(reviewer)))


def _player(arguments: argparse.Namespace) -> MatchPlayer:
    try:
        player = parse_player(arguments.engine)
    except ArenaError as error:
        raise CommandError(str(error), WRONG_USAGE) from None
    if arguments.threads is not None:
        options = dict(player.options) | {THREADS.name: arguments.threads}
        player = replace(player, options=tuple(options.items()))
    return player


@contextmanager
def _output(name: str | None) -> Iterator[TextIO]:
    if name is None:
        yield sys.stdout
        return
    if is_file(name):
        raise CommandError(f"{name} already exists: name another file with --output")
    with ExitStack() as stack:
        try:
            file = stack.enter_context(Path(name).open("x", encoding="utf-8", newline="\n"))
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else "that is not a file name"
            raise CommandError(f"can't write {name!r}: {reason}") from None
        yield file


@contextmanager
def _started(player: MatchPlayer) -> Iterator[EngineClient]:
    try:
        with EngineClient(player.argv) as engine:
            player.set_options(engine.options, engine.set_option)
            yield engine
            skipped = engine.take_skipped()
            if skipped.lines:
                print(f"quiltbee: the engine: {skipped}", file=sys.stderr)
    except (ArenaError, EngineError, ReviewError) as error:
        raise CommandError(str(error)) from None


def _effort(arguments: argparse.Namespace, player: MatchPlayer) -> Effort:
    """Return the stages as on the page; with given limits, one search of each position."""
    if arguments.movetime is None and arguments.nodes is None and player.limits == Limits():
        return STANDARD
    limits = player.limits
    if arguments.nodes is not None:
        limits = Limits(nodes=arguments.nodes)
    elif arguments.movetime is not None:
        limits = Limits(movetime_ms=arguments.movetime)
    return Effort(limits, None, None, None)


def _reviewed(
    number: int,
    record: Record[Any],
    judge: EngineJudge,
    effort: Effort,
    threshold: Threshold,
    complain: Callable[[str], None],
) -> Reviewer | None:
    if not record.moves:
        complain(f"game {number} has no moves: it is written unchanged")
        return None
    judge.engines[0].new_game()
    title = f"game {number}"
    reviewer = Reviewer(record, effort, threshold, judge.name)
    with tqdm(desc=title, unit="look", leave=False, disable=not sys.stderr.isatty()) as bar:

        def tell() -> None:
            bar.total, bar.n = reviewer.of, reviewer.done
            bar.set_description(f"{title}, {reviewer.stage}")

        asyncio.run(reviewer.run(judge, tell))
    if not sys.stderr.isatty():
        print(f"{title}: {len(record.moves)} moves analysed", file=sys.stderr, flush=True)
    return reviewer


def _write(
    record: Record[Any], output: TextIO, number: int, complain: Callable[[str], None]
) -> bool:
    try:
        text = format_record(record)
    except NotationError as error:
        complain(f"game {number} can't be written: {error}")
        return False
    print(f"\n{text}" if number > 1 else text, end="", file=output, flush=True)
    return True
