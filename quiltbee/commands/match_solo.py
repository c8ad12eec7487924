"""The results of a match against the Automa: a row for each deck and level, and JSON."""

import dataclasses
import sys
from collections import defaultdict

from tqdm import tqdm

from quiltbee.arena import MatchGame, Row, RowSummary, SoloMatch, summarize_row
from quiltbee.automa import LEVELS
from quiltbee.commands.match_figures import (
    NOTHING,
    format_estimate,
    format_json,
    format_row,
    format_rule,
)

_HEAD = ("deck", "level", "games", "won, %", "mean margin", "scores", "empty spaces", "tile, %")
_WIDTHS = (8, 5, 5, 15, 22, 13, 12, 8)


class SoloReport:
    """Prints a row as soon as all its games are there, or all rows as JSON at the end.

    `rings` is the number of games in each row.
    """

    def __init__(self, match: SoloMatch, rings: int, *, is_seed_drawn: bool, as_json: bool) -> None:
        self.games: list[MatchGame] = []
        self._match, self._rings = match, rings
        self._is_seed_drawn, self._as_json = is_seed_drawn, as_json
        self.goal = rings * len(match.rows)
        self._by_row: defaultdict[Row | None, list[MatchGame]] = defaultdict(list)
        self._is_begun = False
        self._waiting = list(match.rows)

    def is_decided(self) -> bool:
        """There is no test: all games are played."""
        return False

    def add(self, game: MatchGame) -> None:
        """Count a game."""
        self.games.append(game)
        self._by_row[game.round.row].append(game)
        while not self._as_json and self._waiting and self._is_complete(self._waiting[0]):
            self._print_row(self._waiting.pop(0))

    def in_short(self) -> str:
        """How many games each side won."""
        won = sum(game.winner == 0 for game in self.games)
        return f"A {won} : {len(self.games) - won} Automa"

    def end(self) -> None:
        """Print the incomplete rows, as far as there are games, and the forfeits."""
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

    def _is_complete(self, row: Row) -> bool:
        return sum(game.round.ring <= self._rings for game in self._by_row[row]) == self._rings

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
                "seed": self._match.seed,
                "games": len(self.games),
                "rows": [{**row.row._asdict(), **_figures(row)} for row in rows],
            }
        )


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
        format_estimate(summary.won, ".0f", 100),
        format_estimate(summary.margin, "+.1f"),
        NOTHING if score is None else f"{score[0]:.1f} : {score[1]:.1f}",
        NOTHING if spaces is None else f"{spaces:.1f}",
        NOTHING if tile is None else f"{100 * tile[0]:.0f} : {100 * tile[1]:.0f}",
    )
