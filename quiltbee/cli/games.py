"""The arguments of the commands about positions and games."""

import argparse

from quiltbee.cli.options import (
    automa_options,
    game_option,
    number,
    number_option,
    set_up_options,
    source_argument,
    whole_number,
    words_options,
)


def new(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `new`."""
    set_up_options(parser)
    parser.add_argument("--show", action="store_true", help="draw the position instead")


def show(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `show`."""
    _what_to_draw(parser)
    words_options(parser)


def _what_to_draw(parser: argparse.ArgumentParser) -> None:
    source_argument(parser)
    game_option(parser)
    number_option(parser, "--at", (0, 9999), "after N moves of the game instead of at its end")


def picture(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `picture`."""
    _what_to_draw(parser)
    parser.add_argument(
        "-o",
        "--output",
        default="-",
        metavar="FILE",
        help="the file to write (default: standard output)",
    )
    parser.add_argument(
        "--format",
        choices=("svg", "png", "webp"),
        help="webp animates the game (default: by the file name's extension)",
    )
    parser.add_argument(
        "--edition",
        choices=("classic", "anniversary", "valentine"),
        default="classic",
        help="the edition whose artwork is used (default: classic)",
    )
    parser.add_argument(
        "--scheme", choices=("light", "dark"), default="light", help="light or dark"
    )
    parser.add_argument(
        "--shape",
        choices=("wide", "square", "quilt-1", "quilt-2"),
        default="wide",
        help="the whole table, wide or square, or one player's quilt (default: wide)",
    )
    number_option(
        parser,
        "--size",
        (1, 9999),
        "the width in pixels (default: 1200, square 1080, a quilt 720, an animation 600)",
        metavar="PIXELS",
    )


def moves(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `moves`."""
    source_argument(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--plain", action="store_true", help="one move per line, nothing else")
    form.add_argument("--count", action="store_true", help="print only their number")


def play(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `play`."""
    from quiltbee.players import AGAINST_PEOPLE
    from quiltbee.players.levels import DEFAULT_LEVEL, LEVELS, level_keyword

    levels = [level_keyword(level.number) for level in LEVELS]
    default = level_keyword(DEFAULT_LEVEL)
    set_up_options(parser)
    parser.add_argument(
        "--opponent",
        choices=(*levels, *AGAINST_PEOPLE, "person"),
        metavar="WHO",
        help=f"the computer at {levels[0]} to {levels[-1]}, {', '.join(AGAINST_PEOPLE)}, or a"
        f" second person with person (default: {default})",
    )
    parser.add_argument(
        "--first",
        choices=("me", "opponent", "random"),
        help="player 1, who starts (default: me)",
    )
    parser.add_argument(
        "--automa", action="store_true", help="play alone, against the Automa's deck of cards"
    )
    automa_options(parser, "normal", "1")
    parser.add_argument("--record", metavar="FILE", help="save the record to FILE after every move")
    parser.add_argument(
        "--resume",
        metavar="SOURCE",
        help="continue from a record (which is kept up to date), a link or a position",
    )
    words_options(parser)


def convert(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `convert`."""
    source_argument(parser)
    parser.add_argument(
        "--to",
        required=True,
        choices=("pgr", "link", "position", "positions", "moves"),
        help="game records, links, the last position, every position, or move tokens",
    )
    parser.add_argument(
        "--from",
        dest="form",
        choices=("pgr", "link", "position", "collection"),
        help="the format of the input (default: detected)",
    )
    parser.add_argument(
        "--board",
        choices=("revised", "original"),
        help="the time board of a game in the collection's notation (default: original)",
    )


def analyse(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `analyse`."""
    source_argument(parser)
    parser.add_argument(
        "--engine",
        default="engine",
        metavar="PLAYER",
        help="a player as `quiltbee match` takes it (default: engine)",
    )
    limit = parser.add_mutually_exclusive_group()
    number_option(
        limit,
        "--movetime",
        (1, 86_400_000),
        "milliseconds for each position (default: in stages, longer where in doubt)",
        metavar="MS",
    )
    number_option(limit, "--nodes", (1, 1_000_000_000), "or evaluate N positions for each")
    number_option(parser, "--threads", (1, 64), "threads of the engine")
    parser.add_argument(
        "--points",
        type=number(0.1, 1000),
        default=2.0,
        metavar="P",
        help="mark decisions that lost at least this many points (default: 2)",
    )
    parser.add_argument(
        "--chance",
        type=number(0.1, 100),
        default=10.0,
        metavar="PERCENT",
        help="or this much of the chance to win, in percent (default: 10)",
    )
    parser.add_argument(
        "--json", action="store_true", help="write each review as a line of JSON, not as a record"
    )
    parser.add_argument(
        "--output",
        metavar="FILE",
        help="a new file for the records (default: standard output)",
    )


def review(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `review`."""
    source_argument(parser)
    game_option(parser)
    parser.add_argument(
        "--quick", action="store_true", help="only a first look of a few seconds, without reasons"
    )
    number_option(parser, "--engines", (1, 64), "number of engines (default: 2)", default=2)
    words_options(parser)


def perft(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `perft`."""
    parser.add_argument("depth", type=whole_number(0, 99), metavar="N", help="number of decisions")
    parser.add_argument(
        "source",
        nargs="*",
        metavar="SOURCE",
        help="a file, -, a position string or a link (default: set-up, the ring in the order of"
        " the letters)",
    )
    set_up_options(parser)
    parser.add_argument(
        "--divide", action="store_true", help="also print the count after each first decision"
    )
