"""`quiltbee dataset OUT`: many games of computer players, as a folder of Parquet files."""

import argparse
import os
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from tqdm import tqdm

from quiltbee.arena import PlayerError, parse_player
from quiltbee.arena.match import AUTOMA
from quiltbee.automa import LEVELS, Deck
from quiltbee.commands import WRONG_USAGE, CommandError
from quiltbee.dataset import DataSetError, Plan, no_data_set
from quiltbee.rules import Board, draw_seed
from quiltbee.workers import Processes, RayWorkers, Workers, WorkersError

if TYPE_CHECKING:
    from quiltbee.dataset.folder import DataSetFolder

_BOARDS = {"both": tuple(Board), **{board.value: (board,) for board in Board}}
_GAMES_IN_SHARD = 500

_OF_THE_PLAN = (
    *("games", "players", "deck", "level", "board", "seed", "games_on_ring", "opening", "visits"),
    "shard",
)
"""The options that choose the games to play, which a published set excludes."""

# Seconds between progress lines, on a terminal and elsewhere.
_LIVE_SECONDS, _LOG_SECONDS = 0.1, 30.0


def run(arguments: argparse.Namespace) -> int:
    """Play the missing games of the data set, and report the contents of the folder."""
    from quiltbee.dataset.folder import DataSetFolder
    from quiltbee.dataset.reading import digest_of

    if not arguments.out or "\0" in arguments.out:
        raise CommandError(f"can't write {arguments.out!r}: that is not a folder name")
    folder = DataSetFolder(Path(arguments.out))
    _check_usage(arguments)
    name = arguments.published
    try:
        plan, number, digest = _request(arguments, folder)
    except PlayerError as error:
        raise CommandError(str(error), WRONG_USAGE) from None
    except DataSetError as error:
        raise CommandError(str(error)) from None
    try:
        with folder.held():
            folder.begin(plan)
            _make(arguments, folder, plan, number)
            games = folder.count()
            is_same = digest is None or (games == number and digest_of(folder.path) == digest)
    except PlayerError as error:
        raise CommandError(str(error), WRONG_USAGE) from None
    except (DataSetError, WorkersError) as error:
        raise CommandError(str(error)) from None
    who = " and ".join(plan.names)
    print(f"{folder.path} holds {games:,} games of {who}, seed {plan.seed!r}.")
    if not is_same:
        raise CommandError(f"these are not the games that were published as {name}")
    if name is not None:
        print(f"They are those of {name}, digest {digest}.")
    _export(arguments, folder)
    return 0


def _export(arguments: argparse.Namespace, folder: "DataSetFolder") -> None:
    try:
        if arguments.hugging_face is not None:
            from quiltbee.dataset.hugging_face import export_hugging_face

            export_hugging_face(folder.path, Path(arguments.hugging_face))
            print(f"{arguments.hugging_face} has it for the Hugging Face Hub.")
        if arguments.minari is not None:
            from quiltbee.environments.minari import export_minari

            export_minari(folder.path, arguments.minari)
            print(f"Minari has it as {arguments.minari}.")
    except DataSetError as error:
        raise CommandError(str(error)) from None


def _check_usage(arguments: argparse.Namespace) -> None:
    given = [name for name in _OF_THE_PLAN if getattr(arguments, name) not in (None, False)]
    if arguments.published is not None and given:
        option = given[0].replace("_", "-")
        raise CommandError(f"--published defines the games: it excludes --{option}", WRONG_USAGE)
    exports = arguments.hugging_face is not None or arguments.minari is not None
    is_export = exports and not given
    is_complete = arguments.games is not None and arguments.players is not None
    if arguments.published is None and not is_export and not is_complete:
        raise CommandError("--games and --players are needed, or --published", WRONG_USAGE)
    is_solo = arguments.players is not None and arguments.players[1] == AUTOMA
    for name in () if is_solo else ("deck", "level"):
        if getattr(arguments, name) is not None:
            raise CommandError(f"--{name} is for games against the Automa", WRONG_USAGE)


def _request(
    arguments: argparse.Namespace, folder: "DataSetFolder"
) -> tuple[Plan, int, str | None]:
    """Return the plan, the number of games, and the digest of a published data set."""
    from quiltbee.dataset.reading import PUBLISHED

    if arguments.published is not None:
        known = PUBLISHED.get(arguments.published)
        if known is None:
            what = f"there is no published data set {arguments.published!r}"
            raise CommandError(f"{what}: {', '.join(PUBLISHED)}", WRONG_USAGE)
        return known.plan, known.games, known.digest
    if arguments.games is not None:
        return _plan(arguments, folder), arguments.games, None
    plan = folder.plan()
    if plan is None:
        raise no_data_set(folder.path)
    return plan, folder.count(), None


def _plan(arguments: argparse.Namespace, folder: "DataSetFolder") -> Plan:
    is_solo = arguments.players[1] == AUTOMA
    players = tuple(map(parse_player, arguments.players[: 1 if is_solo else 2]))
    there = folder.plan() if arguments.seed is None else None
    seed = arguments.seed
    if seed is None:
        seed = draw_seed() if there is None else there.seed
    decks = tuple(Deck) if arguments.deck is None else (Deck(arguments.deck),)
    levels = tuple(LEVELS) if arguments.level is None else (arguments.level,)
    return Plan(
        players,
        seed,
        _BOARDS[arguments.board or "both"],
        arguments.games_on_ring or (1 if players[0] == players[-1] else 2),
        arguments.opening or 0,
        arguments.shard or _GAMES_IN_SHARD,
        decks if is_solo else (),
        levels if is_solo else (),
        arguments.visits,
    )


def _make(arguments: argparse.Namespace, folder: "DataSetFolder", plan: Plan, games: int) -> None:
    from quiltbee.dataset.playing import make

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
