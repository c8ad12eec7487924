"""How a match stands while it is played, and the line on standard error that tells it.

On a terminal the line is a bar that is always there; in a log it is a new line now and then.
"""

import math
import sys
import time
from collections.abc import Iterable

from tqdm import tqdm

from quiltbee.arena import MatchGame, PairTally, Sprt, SprtRun, elo_of_pairs
from quiltbee.commands.match_table import elo_words

_SECONDS_BETWEEN_LINES = 30.0


class Standing:
    """The games of a match so far; `goal` is how many there shall be, None where a test decides.

    Every game that is added is told of by and by, a forfeit at once.
    """

    def __init__(self, goal: int | None, sprt: Sprt | None, games: Iterable[MatchGame]) -> None:
        self.games: list[MatchGame] = []
        self.test = None if sprt is None else SprtRun(sprt)
        self._goal = goal
        self._tally = PairTally()
        for game in games:
            self._count(game)
        self._at_start = len(self.games)
        self._start = self._told = time.monotonic()
        self._is_quiet = not sys.stderr.isatty()
        self._bar = tqdm(
            total=goal,
            initial=self._at_start,
            unit="game",
            leave=False,
            disable=self._is_quiet,
        )

    def is_decided(self) -> bool:
        """Whether there is a test and it has ended."""
        return self.test is not None and self.test.verdict is not None

    def add(self, game: MatchGame) -> None:
        """Count a game that has just ended."""
        self._count(game)
        self._bar.set_postfix_str(self._words(), refresh=False)
        self._bar.update()
        if game.forfeit is not None:
            who = "AB"[game.forfeit.by]
            self.tell(f"game {game.round} is forfeited by {who}: {game.forfeit.reason}")
        if self._is_quiet and time.monotonic() - self._told >= _SECONDS_BETWEEN_LINES:
            self._told = time.monotonic()
            self.tell(self._line())

    def tell(self, sentence: str) -> None:
        """Say something on standard error, beside the bar."""
        self._bar.clear()
        print(sentence, file=sys.stderr, flush=True)

    def close(self) -> None:
        """Take the bar away."""
        self._bar.close()

    def _count(self, game: MatchGame) -> None:
        self.games.append(game)
        points = self._tally.add(game.round.pair, game.winner == 0)
        if points is not None and self.test is not None:
            self.test.add(game.round.pair, points)

    def _words(self) -> str:
        """What the games come to so far, in short."""
        won = sum(game.winner == 0 for game in self.games)
        words = [f"A {won} : {len(self.games) - won} B"]
        if self._tally.counts.pairs:
            words.append(f"Elo {elo_words(elo_of_pairs(self._tally.counts))}")
        if self.test is not None:
            words.append(f"LLR {self.test.log_ratio:+.2f}")
        return ", ".join(words)

    def _line(self) -> str:
        """All that a log should tell: how many games, what they come to, how long they take."""
        number, new = len(self.games), len(self.games) - self._at_start
        each = (time.monotonic() - self._start) / new
        many = f"{number} games" if self._goal is None else f"{number} of {self._goal} games"
        words = f"{many}: {self._words()}, {each:.1f} s a game"
        if self._goal is None:
            return words
        minutes = math.ceil((self._goal - number) * each / 60)
        return f"{words}, about {minutes} min left"
