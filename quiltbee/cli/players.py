"""The arguments of the commands that run and measure computer players."""

import argparse

from quiltbee.cli.options import (
    automa_options,
    board_option,
    number_option,
    ray_option,
    seed,
)

_PLAYER_HELP = """\
greedy, random, ..., engine, levelN or cmd:COMMAND LINE; limits and options follow a colon:
engine:movetime=300,Threads=2, cmd:nodes=1000:./my-engine
"""


def match(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `match`."""
    parser.add_argument("player", metavar="A", help=_PLAYER_HELP)
    parser.add_argument("opponent", metavar="B", help="the same, or automa")
    number_option(
        parser,
        "--games",
        (1, 1_000_000),
        "number of games, in pairs with the seats swapped; against the Automa, for each deck"
        " and level (default: 100; no limit with --sprt)",
    )
    parser.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("ELO0", "ELO1"),
        help="stop once one of two Elo differences is accepted, with 5%% errors of each kind",
    )
    number_option(parser, "--concurrency", (1, 256), "number of games at once (default: 1)")
    parser.add_argument(
        "--seed",
        type=seed,
        metavar="TEXT",
        help="a text that decides the games (default: random)",
    )
    board_option(parser)
    parser.add_argument(
        "--clock",
        metavar="CONTROL",
        help="a clock for each player: 60+1 is 60 s and 1 s more each turn, 60~1 a delay of 1 s",
    )
    parser.add_argument(
        "--records",
        metavar="FILE",
        help="save the records of all games to FILE; a match in it is continued",
    )
    ray_option(parser)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    automa_options(parser, "both", "each")


def dataset(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `dataset`."""
    parser.add_argument("out", metavar="OUT", help="the folder to write; run again to continue")
    parser.add_argument(
        "--published",
        metavar="NAME",
        help="rebuild a published data set, and check that it is identical",
    )
    number_option(parser, "--games", (1, 100_000_000), "number of games")
    parser.add_argument(
        "--players",
        nargs=2,
        metavar=("A", "B"),
        help="two players, named as for quiltbee match: greedy, random, level3, engine:nodes=500;"
        " automa as B makes solo games",
    )
    automa_options(parser, "both", "each")
    parser.add_argument(
        "--board",
        choices=("revised", "original", "both"),
        help="the time board (default: both)",
    )
    parser.add_argument(
        "--seed",
        type=seed,
        metavar="TEXT",
        help="a text that decides the games (default: random)",
    )
    number_option(
        parser,
        "--games-on-ring",
        (1, 1_000_000),
        "number of games on each ring and board, every other one with the seats swapped"
        " (default: 2, and 1 for a player against itself)",
    )
    number_option(
        parser,
        "--opening",
        (0, 20),
        "draw the first N decisions of each game from the player's best moves",
    )
    parser.add_argument(
        "--visits",
        action="store_true",
        help="also write how often the player's search visited each candidate",
    )
    number_option(
        parser, "--shard", (1, 100_000), "number of games written at a time (default: 500)"
    )
    _running(parser)


def _running(parser: argparse.ArgumentParser) -> None:
    number_option(
        parser, "--workers", (1, 4096), "number of processes (default: one for each core)"
    )
    ray_option(parser)
    parser.add_argument(
        "--hugging-face",
        metavar="FOLDER",
        help="also write it to a new folder in the layout of the Hugging Face Hub, with its card",
    )
    parser.add_argument(
        "--minari", metavar="NAME", help="also write it as a data set of Minari: quilts/duels-v0"
    )


def statistics(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `statistics`."""
    parser.add_argument(
        "datasets",
        nargs="+",
        metavar="DATASET",
        help="a folder that quiltbee dataset made, or a file of records, of which the duels count;"
        " one table compares further ones with the first",
    )
    parser.add_argument(
        "--solo", action="store_true", help="of records, the games against the Automa instead"
    )
    parser.add_argument(
        "--out", required=True, metavar="FOLDER", help="where to write tables.md and the charts"
    )


def engine(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `engine`."""
    _player_option(parser)
    parser.add_argument(
        "--check",
        metavar="COMMAND",
        help="don't play: start another engine and check how it speaks the protocol",
    )


def _player_option(parser: argparse.ArgumentParser) -> None:
    from quiltbee.players import ENGINE, PLAYERS

    parser.add_argument(
        "--player",
        choices=tuple(PLAYERS),
        default=ENGINE,
        help=f"(default: {ENGINE}, the strong one)",
    )


def analysis(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `analysis`."""
    _player_option(parser)
    number_option(
        parser,
        "--engines",
        (1, 256),
        "think about N positions at once (default: the number of processors)",
    )


def bot(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `bot`."""
    parser.add_argument(
        "server", metavar="SERVER", help="its address, such as http://127.0.0.1:7431"
    )
    parser.add_argument(
        "--token-file", required=True, metavar="FILE", help="the file with the bot's token"
    )
    parser.add_argument(
        "--engine",
        default="engine",
        metavar="PLAYER",
        help="a player as `quiltbee match` takes it, or the command line of an engine",
    )
    number_option(parser, "--level", (1, 10), "the level of the strong player")
    number_option(parser, "--games", (1, 64), "at most N games at once (default: 4)", default=4)
    number_option(
        parser,
        "--engines",
        (1, 64),
        "at most N engines at once (default: as many as games, or as processors if fewer)",
    )
    parser.add_argument(
        "--accept", choices=("any", "rated", "unrated"), default="any", help="(default: any)"
    )
    parser.add_argument(
        "--clock",
        choices=("any", "untimed", "real-time", "correspondence"),
        default="any",
        help="the clocks of the games to accept (default: any)",
    )


def bench(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `bench`."""
    number_option(
        parser,
        "--nodes",
        (1, 1_000_000_000),
        "evaluated positions a decision (default: 200000, about ten seconds in all)",
        default=200_000,
    )
    number_option(
        parser, "--threads", (1, 64), "(default: 1; with more there is no signature)", default=1
    )
