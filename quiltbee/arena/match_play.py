"""Playing a match: several games at once, each by a pair of engines that no other game uses.

In a game only one of the two engines thinks at a time, so that `concurrency` games keep as many
cores busy.
"""

import queue
from collections.abc import Collection, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import count, islice
from types import TracebackType
from typing import Self

from quiltbee.arena.errors import MatchStoppedError
from quiltbee.arena.match_engine import GENEROUS, MatchTable
from quiltbee.arena.match_game import A, B, MatchGame, MatchSetting, Round, play_game
from quiltbee.protocol.client import Patience

MOST_FORFEITS = 3
"""So many forfeits of a player in a row end a match."""


def play_match(
    setting: MatchSetting,
    pairs: int | None = None,
    *,
    concurrency: int = 1,
    played: Collection[Round] = (),
    patience: Patience = GENEROUS,
) -> Generator[MatchGame]:
    """Yield the games of so many pairs (None: without end) but those played, as they end.

    Whoever has seen enough closes the iterator, which ends the engines. Raises EngineError or
    PlayerError before the first game if an engine can't be started, and MatchStoppedError after
    a player's third forfeit in a row.
    """
    numbers = count(1) if pairs is None else range(1, pairs + 1)
    rounds = (r for pair in numbers for r in (Round(pair, 1), Round(pair, 2)) if r not in played)
    streaks = [0, 0]
    with ThreadPoolExecutor(concurrency) as pool, _Tables(setting, patience) as tables:
        running: set[Future[MatchGame]] = set()
        for number in islice(rounds, concurrency):
            if not running:
                tables.open()
            running.add(pool.submit(tables.play, number))
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for game in sorted((future.result() for future in done), key=lambda game: game.round):
                yield game
                _check_streak(setting, streaks, game)
                running |= {pool.submit(tables.play, number) for number in islice(rounds, 1)}


def _check_streak(setting: MatchSetting, streaks: list[int], game: MatchGame) -> None:
    """Count forfeits in a row; raises MatchStoppedError where there are too many."""
    forfeit = game.forfeit
    for player in (A, B):
        if forfeit is None:
            streaks[player] = 0
        elif forfeit.by == player:
            streaks[player] += 1
            if streaks[player] == MOST_FORFEITS:
                who = f"{'AB'[player]}, {setting.players[player].text},"
                what = f"{who} forfeited {MOST_FORFEITS} games in a row, at last because"
                raise MatchStoppedError(f"{what} {forfeit.reason}")


class _Tables:
    """The pairs of engines; a game takes a free one, or a new one where none is free."""

    def __init__(self, setting: MatchSetting, patience: Patience) -> None:
        self._setting, self._patience = setting, patience
        self._free: queue.SimpleQueue[MatchTable] = queue.SimpleQueue()
        self._all: list[MatchTable] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for table in self._all:
            table.close()

    def open(self) -> None:
        """Start a first pair, so that what can't be started is known before any game.

        It also leaves to the others what an engine compiles once for all.
        """
        table = self._new_table()
        for player in (A, B):
            table.engine(player)
        self._free.put(table)

    def play(self, number: Round) -> MatchGame:
        """Play a game at a table of its own."""
        try:
            table = self._free.get_nowait()
        except queue.Empty:
            table = self._new_table()
        game = play_game(self._setting, number, table)
        self._free.put(table)
        return game

    def _new_table(self) -> MatchTable:
        table = MatchTable(self._setting.players, self._patience)
        self._all.append(table)
        return table
