"""Makes a data set: shards are the calls that workers make, and this process writes them."""

from collections.abc import Generator
from functools import partial

from quiltbee.dataset.folder import DataSetFolder
from quiltbee.dataset.plan import Plan
from quiltbee.dataset.playing import check_players, play_games
from quiltbee.dataset.tables import Shard, shard_of
from quiltbee.workers import Workers, as_they_end


def make_shard(plan: Plan, shard: int, games: int) -> tuple[int, Shard]:
    """Play a shard of a data set of so many games; its number and its files."""
    return shard, shard_of(play_games(plan, plan.games_of(shard, games)))


def make(folder: DataSetFolder, plan: Plan, games: int, workers: Workers) -> Generator[int]:
    """Play the shards that the folder lacks; yield how many games each brought, once written.

    The folder must be held and begun. Raises PlayerError, DataSetError or WorkersError.
    """
    missing = folder.missing(plan, games)
    check_players(plan)
    calls = (partial(make_shard, plan, shard, games) for shard in missing)
    for shard, files in as_they_end(workers, calls):
        folder.write(shard, files)
        yield len(plan.games_of(shard, games))
