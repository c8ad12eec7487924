"""How far a match has come: a bar on a terminal, and a line now and then in a log."""

import math
import sys
import time
from collections.abc import Sequence
from typing import Protocol

from tqdm import tqdm

from quiltbee.arena import MatchGame

_SECONDS_BETWEEN_LINES = 30.0


class Report(Protocol):
    """The results of a match so far, in each kind of match."""

    @property
    def games(self) -> Sequence[MatchGame]:
        """All games so far."""

    @property
    def goal(self) -> int | None:
        """How many games will be played; None if a test decides."""

    def is_decided(self) -> bool:
        """Whether a test has ended, so that no more games are needed."""

    def add(self, game: MatchGame) -> None:
        """Count a game."""

    def in_short(self) -> str:
        """The results so far, in a few words."""

    def end(self) -> None:
        """Print what has not been printed yet."""


class Progress:
    """Reports progress on standard error: now and then for games, at once for forfeits.

    Games that are in the report already are those of an earlier run.
    """

    def __init__(self, report: Report) -> None:
        self.report = report
        self._at_start = len(report.games)
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
        """Start the time: the engines are ready, and the games begin."""
        self._start = time.monotonic()
        self._bar.unpause()

    def add(self, game: MatchGame) -> None:
        """Count a game that has just ended."""
        self.report.add(game)
        self._bar.set_postfix_str(self.report.in_short(), refresh=False)
        self._bar.update()
        if game.forfeit is not None:
            who = "AB"[game.forfeit.by]
            self.tell(f"game {game.round} is forfeited by {who}: {game.forfeit.reason}")
        if not self._has_bar and time.monotonic() - self._last_line >= _SECONDS_BETWEEN_LINES:
            self._last_line = time.monotonic()
            self.tell(self._line())

    def tell(self, sentence: str) -> None:
        """Say something on standard error, above the bar."""
        tqdm.write(sentence, file=sys.stderr)

    def close(self) -> None:
        """Remove the bar."""
        self._bar.close()

    def _line(self) -> str:
        """What a log should say: how many games, their results, and how long they take."""
        number, goal = len(self.report.games), self.report.goal
        seconds_each = (time.monotonic() - self._start) / (number - self._at_start)
        games = f"{number} games" if goal is None else f"{number} of {goal} games"
        line = f"{games}: {self.report.in_short()}, {seconds_each:.1f} s a game"
        if goal is None:
            return line
        minutes = math.ceil((goal - number) * seconds_each / 60)
        return f"{line}, about {minutes} min left"
