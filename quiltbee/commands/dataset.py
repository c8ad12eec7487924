"""`quiltbee dataset OUT`: many games of computer players, as a folder of Parquet files."""

import argparse
import os
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from tqdm import tqdm

from quiltbee.arena import PlayerError, parse_player
from quiltbee.commands.errors import WRONG_USAGE, CommandError
from quiltbee.dataset import DataSetError, Plan
from quiltbee.rules import Board, draw_seed
from quiltbee.workers import Processes, RayWorkers, Workers, WorkersError

if TYPE_CHECKING:
    from quiltbee.dataset.folder import DataSetFolder

_BOARDS = {"both": tuple(Board), **{board.value: (board,) for board in Board}}

# How often the progress line is written anew, on a terminal and elsewhere.
_LIVE_SECONDS, _LOG_SECONDS = 0.1, 30.0


def run(arguments: argparse.Namespace) -> int:
    """Play what is left of the data set, and say what the folder holds."""
    try:
        from quiltbee.dataset.folder import DataSetFolder
    except ModuleNotFoundError as error:
        if error.name != "pyarrow":
            raise
        what = "a data set needs pyarrow, which `pip install 'quiltbee[dataset]'` installs"
        raise CommandError(what) from None
    if not arguments.out or "\0" in arguments.out:
        raise CommandError(f"can't write {arguments.out!r}: that is no name of a folder")
    folder = DataSetFolder(Path(arguments.out))
    try:
        plan = _plan(arguments, folder)
    except PlayerError as error:
        raise CommandError(str(error), WRONG_USAGE) from None
    except DataSetError as error:
        raise CommandError(str(error)) from None
    try:
        with folder.held():
            folder.begin(plan)
            _make(arguments, folder, plan)
            games = folder.count()
    except (DataSetError, PlayerError, WorkersError) as error:
        raise CommandError(str(error)) from None
    print(f"{folder.path} holds {games:,} games of {_names(plan)}, seed {plan.seed!r}.")
    return 0


def _plan(arguments: argparse.Namespace, folder: "DataSetFolder") -> Plan:
    """What was asked for, with the seed that is there if none was given."""
    first, second = map(parse_player, arguments.players)
    there = folder.plan() if arguments.seed is None else None
    seed = arguments.seed
    if seed is None:
        seed = draw_seed() if there is None else there.seed
    on_ring = arguments.games_on_ring or (1 if first == second else 2)
    boards = _BOARDS[arguments.board]
    return Plan((first, second), seed, boards, on_ring, arguments.opening, arguments.shard)


def _names(plan: Plan) -> str:
    return " and ".join(player.text for player in plan.players)


def _make(arguments: argparse.Namespace, folder: "DataSetFolder", plan: Plan) -> None:
    from quiltbee.dataset.making import make

    games = arguments.games
    left = sum(len(plan.games_of(shard, games)) for shard in folder.missing(plan, games))
    bar = tqdm(
        total=games,
        initial=games - left,
        unit="game",
        mininterval=_LIVE_SECONDS if sys.stderr.isatty() else _LOG_SECONDS,
    )
    with bar, _workers(arguments) as workers, closing(make(folder, plan, games, workers)) as made:
        for number in made:
            bar.update(number)


def _workers(arguments: argparse.Namespace) -> Workers:
    if arguments.ray is None:
        return Processes(arguments.workers or os.cpu_count() or 1)
    return RayWorkers(arguments.ray, arguments.workers)
