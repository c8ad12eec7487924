"""Makes a data set: workers play parts of shards, and this process writes the shards."""

from collections.abc import Generator
from functools import partial
from typing import Final

from quiltbee.dataset.folder import DataSetFolder
from quiltbee.dataset.plan import Plan
from quiltbee.dataset.playing import check_players, play_games
from quiltbee.dataset.rows import Rows, joined
from quiltbee.dataset.tables import shard_of
from quiltbee.workers import Workers

PART: Final = 20
"""How many games of a shard are one call, and one step of the progress bar."""


def play_part(plan: Plan, shard: int, games: range) -> tuple[int, Rows]:
    """Play some games of a shard; its number and their rows."""
    return shard, play_games(plan, games)


def make(folder: DataSetFolder, plan: Plan, games: int, workers: Workers) -> Generator[int]:
    """Play the shards that the folder lacks; yield how many games each call has played.

    A shard is written as soon as all its games are there. The folder must be held and begun.
    Raises PlayerError, DataSetError or WorkersError.
    """
    missing = folder.missing(plan, games)
    check_players(plan)
    calls = (
        partial(play_part, plan, shard, part)
        for shard in missing
        for part in parts_of(plan.games_of(shard, games))
    )
    played: dict[int, list[Rows]] = {}
    for shard, rows in workers.results(calls):
        parts = played.setdefault(shard, [])
        parts.append(rows)
        if sum(len(part.games) for part in parts) == len(plan.games_of(shard, games)):
            parts.sort(key=lambda part: part.games[0].game)
            folder.write(shard, shard_of(joined(played.pop(shard))))
        yield len(rows.games)


def parts_of(games: range) -> list[range]:
    """Return the games of a shard in parts of PART, the last perhaps smaller."""
    return [games[first : first + PART] for first in range(0, len(games), PART)]
