"""`quiltbee match A B`: many games of two players, or of one player against the Automa."""

import argparse
import dataclasses
import json
import math
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, nullcontext
from pathlib import Path
from typing import TypeAlias

from tqdm import tqdm

from quiltbee.arena import (
    NOTHING,
    ArenaError,
    DuelMatch,
    DuelSummary,
    Estimate,
    Match,
    MatchGame,
    MatchPlayer,
    MatchRecords,
    PairTally,
    PlayerError,
    Row,
    RowSummary,
    SoloMatch,
    Sprt,
    SprtRun,
    elo_of_pairs,
    parse_player,
    play_match,
    share_of_pairs,
    summarize_duel,
    summarize_row,
)
from quiltbee.arena.figures import finite, format_row, format_rule, format_table
from quiltbee.arena.match import AUTOMA
from quiltbee.automa import LEVELS, Deck
from quiltbee.commands import WRONG_USAGE, CommandError
from quiltbee.games import TimeControl
from quiltbee.protocol.client import Skipped
from quiltbee.protocol.errors import EngineError
from quiltbee.rules import Board, draw_seed
from quiltbee.workers import RayWorkers, Workers, WorkersError


def format_json(figures: object) -> str:
    """Format the figures as JSON; an infinite bound becomes null."""
    return json.dumps(finite(figures), indent=2, allow_nan=False)


_SECONDS_BETWEEN_LINES = 30.0


class _Results:
    """The results of a match so far; `goal` is the number of games, None if a test decides."""

    def __init__(self, goal: int | None) -> None:
        self.games: list[MatchGame] = []
        self.goal = goal

    def is_decided(self) -> bool:
        return False

    def add(self, game: MatchGame) -> None:
        self.games.append(game)


class Progress:
    """Reports progress on standard error: now and then for games, at once for forfeits.

    Games that are in the report already are those of an earlier run.
    """

    def __init__(self, report: "Report") -> None:
        self.report = report
        self._at_start = len(report.games)
        self._skipped = [Skipped(), Skipped()]
        self._start = self._last_line = time.monotonic()
        self._has_bar = sys.stderr.isatty()
        self._bar = tqdm(
            total=report.goal,
            initial=self._at_start,
            unit="game",
            leave=False,
            disable=not self._has_bar,
        )

    def begin(self) -> None:
        """Start timing: the engines are ready, and the games begin."""
        self._start = time.monotonic()
        self._bar.unpause()

    def add(self, game: MatchGame) -> None:
        """Count a game that has just ended."""
        self.report.add(game)
        self._bar.set_postfix_str(self.report.in_short(), refresh=False)
        self._bar.update()
        for side, skipped in enumerate(game.skipped):
            self._skipped[side] += skipped
        if game.forfeit is not None:
            who = "AB"[game.forfeit.by]
            self.tell(f"game {game.round} is forfeited by {who}: {game.forfeit.reason}")
        if not self._has_bar and time.monotonic() - self._last_line >= _SECONDS_BETWEEN_LINES:
            self._last_line = time.monotonic()
            self.tell(self._line())

    def tell(self, sentence: str) -> None:
        """Print a sentence on standard error, above the bar."""
        tqdm.write(sentence, file=sys.stderr)

    def close(self) -> None:
        """Remove the bar, and count the invalid lines."""
        self._bar.close()
        for name, skipped in zip("AB", self._skipped, strict=True):
            if skipped.lines:
                self.tell(f"{name}: {skipped}")

    def _line(self) -> str:
        number, goal = len(self.report.games), self.report.goal
        seconds_each = (time.monotonic() - self._start) / (number - self._at_start)
        games = f"{number} games" if goal is None else f"{number} of {goal} games"
        line = f"{games}: {self.report.in_short()}, {seconds_each:.1f} s a game"
        if goal is None:
            return line
        minutes = math.ceil((goal - number) * seconds_each / 60)
        return f"{line}, about {minutes} min left"


class DuelReport(_Results):
    """Counts games by pairs, and prints everything at the end.

    `rings` is the number of pairs, None for as many as the test takes.
    """

    def __init__(
        self, match: DuelMatch, rings: int | None, sprt: Sprt | None, *, as_json: bool
    ) -> None:
        super().__init__(None if rings is None else 2 * rings)
        self._match, self._as_json = match, as_json
        self._test = None if sprt is None else SprtRun(sprt)
        self._tally = PairTally()

    def is_decided(self) -> bool:
        """Return whether there is a test and it has ended."""
        return self._test is not None and self._test.verdict is not None

    def add(self, game: MatchGame) -> None:
        """Count a game, and its pair once it is complete."""
        super().add(game)
        points = self._tally.add(game.round.ring, game.winner == 0)
        if points is not None and self._test is not None:
            self._test.add(game.round.ring, points)

    def in_short(self) -> str:
        """Return games won, Elo and the state of the test."""
        won = sum(game.winner == 0 for game in self.games)
        parts = [f"A {won} : {len(self.games) - won} B"]
        if self._tally.counts.pairs:
            parts.append(f"Elo {elo_of_pairs(self._tally.counts).text('+.0f')}")
        if self._test is not None:
            parts.append(f"LLR {self._test.log_ratio:+.2f}")
        return ", ".join(parts)

    def end(self) -> None:
        """Print the results of the games, if there are any."""
        if self.games:
            summary = summarize_duel(self.games)
            write = duel_json if self._as_json else duel_text
            print(write(self._match, summary, self._test), flush=True)


def duel_text(match: DuelMatch, summary: DuelSummary, test: SprtRun | None) -> str:
    """Format a sentence, a table with a column for each player, and further figures."""
    clock = "" if match.clock_text is None else f"clock {match.clock_text}, "
    lines = [
        f"{summary.games} games on the {match.board.value} board, {clock}seed {match.seed!r}.",
        "",
        *format_table(_rows(match, summary)),
        "",
        _pairs_sentence(summary),
    ]
    if summary.play is not None:
        share = summary.play.first_player.text(".1f", 100)
        lines.append(f"Games that the first player won: {share} %.")
    if test is not None:
        lines.append(_test_sentence(test))
    return "\n".join(lines)


def _pairs_sentence(summary: DuelSummary) -> str:
    sentence = f"Pairs that A won : split : lost: {summary.pairs}"
    if summary.play is None or not summary.play.by_margin.pairs:
        return f"{sentence}."
    by_margin = summary.play.by_margin
    share = share_of_pairs(by_margin).text(".1f", 100)
    return f"{sentence}; by their margins added up {by_margin}, {share} %."


def duel_json(match: DuelMatch, summary: DuelSummary, test: SprtRun | None) -> str:
    """Format all figures as one JSON object; an infinite bound becomes null."""
    figures = {
        "players": match.names,
        "board": match.board.value,
        "clock": match.clock_text,
        "seed": match.seed,
        **dataclasses.asdict(summary),
    }
    if test is not None:
        figures["sprt"] = {
            **dataclasses.asdict(test.sprt),
            "pairs": test.counts.pairs,
            "log_ratio": test.log_ratio,
            "verdict": test.verdict,
        }
    return format_json(figures)


def _rows(match: DuelMatch, summary: DuelSummary) -> list[tuple[str, ...]]:
    play = summary.play
    rows = [
        ("", *(f"{side}: {name}" for side, name in zip("AB", match.names, strict=True))),
        ("games won", *map(str, summary.won)),
        ("share of points, %", *_of_both(summary.share, lambda share: 1 - share, ".1f", 100)),
        ("Elo", *_of_both(summary.elo, lambda elo: -elo, "+.0f")),
    ]
    if play is not None:
        rows += [
            ("mean score", *(f"{score:.1f}" for score in play.score)),
            ("mean margin", *_of_both(play.margin, lambda margin: -margin, "+.1f")),
            ("empty spaces", *(f"{spaces:.1f}" for spaces in play.empty_spaces)),
            ("special tile, % of games", *(f"{100 * share:.0f}" for share in play.special_tile)),
        ]
    means = (None if times is None else times.mean for times in summary.times)
    longest = (None if times is None else times.longest for times in summary.times)
    rows += [
        ("mean decision, s", *(NOTHING if s is None else f"{s:.4f}" for s in means)),
        ("longest decision, s", *(NOTHING if s is None else f"{s:.3f}" for s in longest)),
    ]
    if any(summary.forfeits):
        rows.append(("forfeits (in the games lost)", *map(str, summary.forfeits)))
    return rows


def _of_both(
    estimate: Estimate | None, turned: Callable[[float], float], form: str, factor: float = 1
) -> tuple[str, str]:
    """Return the estimate for A, and the same from B's side."""
    if estimate is None:
        return NOTHING, NOTHING
    value, low, high = map(turned, (estimate.value, estimate.low, estimate.high))
    return estimate.text(form, factor), Estimate(value, high, low).text(form, factor)


def _test_sentence(test: SprtRun) -> str:
    sprt, (low, high) = test.sprt, test.sprt.bounds
    claims = {"elo0": sprt.elo0, "elo1": sprt.elo1}
    accepted = test.verdict and f"Elo {claims[test.verdict]:+g} is accepted"
    ratio = f"log-likelihood ratio {test.log_ratio:+.2f} ({low:+.2f} to {high:+.2f})"
    between = f"Elo {sprt.elo0:+g} against {sprt.elo1:+g}"
    return f"SPRT of {between}: {accepted or 'undecided'} after {test.counts.pairs} pairs, {ratio}."


_HEAD = ("deck", "level", "games", "won, %", "mean margin", "scores", "empty spaces", "tile, %")
_WIDTHS = (8, 5, 5, 15, 22, 13, 12, 8)


class SoloReport(_Results):
    """Prints a row as soon as all its games are there, or all rows as JSON at the end.

    `rings` is the number of games in each row.
    """

    def __init__(self, match: SoloMatch, rings: int, *, is_seed_drawn: bool, as_json: bool) -> None:
        super().__init__(rings * len(match.rows))
        self._match, self._rings = match, rings
        self._is_seed_drawn, self._as_json = is_seed_drawn, as_json
        self._by_row: defaultdict[Row | None, list[MatchGame]] = defaultdict(list)
        self._is_begun = False
        self._waiting = list(match.rows)

    def add(self, game: MatchGame) -> None:
        """Count a game, and print its row if it is the last one there."""
        super().add(game)
        self._by_row[game.round.row].append(game)
        while not self._as_json and self._waiting:
            games = self._by_row[self._waiting[0]]
            if sum(game.round.ring <= self._rings for game in games) < self._rings:
                break
            self._print_row(self._waiting.pop(0))

    def in_short(self) -> str:
        """Return the games won by each side."""
        won = sum(game.winner == 0 for game in self.games)
        return f"A {won} : {len(self.games) - won} Automa"

    def end(self) -> None:
        """Print the incomplete rows that have games, and the forfeits."""
        if self._as_json:
            if self.games:
                print(self._json(), flush=True)
            return
        for row in self._waiting:
            if self._by_row[row]:
                self._print_row(row)
        forfeits = sum(game.forfeit is not None for game in self.games)
        if forfeits:
            print(f"\nForfeits (in the games lost, but not in the means): {forfeits}.", flush=True)

    def _summary(self, row: Row) -> RowSummary:
        return summarize_row(row, sorted(self._by_row[row], key=lambda game: game.round))

    def _print_row(self, row: Row) -> None:
        lines = []
        if not self._is_begun:
            self._is_begun = True
            if self._is_seed_drawn:
                lines.append(f"Everything is drawn from the seed {self._match.seed!r}.\n")
            lines += [format_row(_HEAD, _WIDTHS), format_rule(_WIDTHS)]
        lines.append(format_row(_cells(self._summary(row)), _WIDTHS))
        tqdm.write("\n".join(lines), file=sys.stdout)
        sys.stdout.flush()

    def _json(self) -> str:
        rows = [self._summary(row) for row in self._match.rows if self._by_row[row]]
        return format_json(
            {
                "players": self._match.names,
                "board": self._match.board.value,
                "clock": self._match.clock_text,
                "seed": self._match.seed,
                "games": len(self.games),
                "rows": [{**row.row._asdict(), **_figures(row)} for row in rows],
            }
        )


Report: TypeAlias = DuelReport | SoloReport


def _figures(summary: RowSummary) -> dict[str, object]:
    figures = dataclasses.asdict(summary)
    del figures["row"]
    return figures


def _cells(summary: RowSummary) -> tuple[str, ...]:
    score, spaces, tile = summary.score, summary.empty_spaces, summary.special_tile
    return (
        summary.row.deck,
        LEVELS[summary.row.level].numeral,
        str(summary.games),
        summary.won.text(".0f", 100),
        NOTHING if summary.margin is None else summary.margin.text("+.1f"),
        NOTHING if score is None else f"{score[0]:.1f} : {score[1]:.1f}",
        NOTHING if spaces is None else f"{spaces:.1f}",
        NOTHING if tile is None else f"{100 * tile[0]:.0f} : {100 * tile[1]:.0f}",
    )


_ONLY_WITH_AUTOMA = ("deck", "level")
_ONLY_WITH_ANOTHER = ("sprt",)

_GAMES = 100


def run(arguments: argparse.Namespace) -> int:
    """Play the rest of the match, and print the results of all its games."""
    try:
        players = _players(arguments)
        sprt = None if arguments.sprt is None else Sprt(*arguments.sprt)
        control = None if arguments.clock is None else TimeControl.parse(arguments.clock)
    except ValueError as error:
        raise CommandError(str(error), WRONG_USAGE) from None
    rings = _rings(arguments)
    with ExitStack() as stack, _in_words():
        records = _open(stack, arguments.records)
        seed = arguments.seed
        if seed is None:
            seed = (records and records.seed) or draw_seed()
        match, report = _match(arguments, players, seed, sprt, control)
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
            # Even after Ctrl+C, a full disk or a failed engine.
            progress.close()
            report.end()
    return 0


def _players(arguments: argparse.Namespace) -> tuple[MatchPlayer, ...]:
    """Parse the players; raises ValueError for an invalid one or an option that does not fit."""
    if arguments.player == AUTOMA:
        raise ValueError(f"the Automa comes second: quiltbee match {arguments.opponent} {AUTOMA}")
    with_automa = arguments.opponent == AUTOMA
    for option in _ONLY_WITH_ANOTHER if with_automa else _ONLY_WITH_AUTOMA:
        if getattr(arguments, option) is not None:
            against = "an engine" if with_automa else "the Automa"
            raise ValueError(f"--{option} is for matches against {against}")
    names = [arguments.player] if with_automa else [arguments.player, arguments.opponent]
    return tuple(map(parse_player, names))


def _rings(arguments: argparse.Namespace) -> int | None:
    """Return the most rings to play; None for as many as the test takes."""
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
    try:
        yield
    except PlayerError as error:  # an option that only the engine can check
        raise CommandError(str(error), WRONG_USAGE) from None
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
    arguments: argparse.Namespace,
    players: tuple[MatchPlayer, ...],
    seed: str,
    sprt: Sprt | None,
    control: TimeControl | None,
) -> tuple[Match, Report]:
    board = Board(arguments.board or Board.REVISED.value)
    rings, as_json = _rings(arguments), arguments.json
    if arguments.opponent != AUTOMA:
        duel = DuelMatch(players, seed, board, control=control)
        return duel, DuelReport(duel, rings, sprt, as_json=as_json)
    decks = tuple(Deck) if arguments.deck is None else (Deck(arguments.deck),)
    levels = tuple(LEVELS) if arguments.level is None else (arguments.level,)
    solo = SoloMatch(players, seed, board, decks, levels, control=control)
    is_drawn = arguments.seed is None
    return solo, SoloReport(solo, rings or _GAMES, is_seed_drawn=is_drawn, as_json=as_json)


def _workers(arguments: argparse.Namespace) -> Workers | nullcontext[int]:
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
