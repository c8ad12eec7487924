"""Options that several commands have, and the values they read."""

import argparse
import math
from collections.abc import Callable

SOURCE_HELP = (
    "a file or several, - for standard input, a position string or a link (default: standard input)"
)


def whole_number(lowest: int, highest: int) -> Callable[[str], int]:
    """Return a parser of whole numbers from `lowest` to `highest`."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and lowest <= int(text) <= highest):
            what = f"a whole number from {lowest} to {highest} is needed, not {text!r}"
            raise argparse.ArgumentTypeError(what)
        return int(text)

    return read


def number_option(
    parser: argparse._ActionsContainer,
    name: str,
    bounds: tuple[int, int],
    text: str,
    default: int | None = None,
    *,
    metavar: str = "N",
) -> None:
    """Add an option that takes a whole number within bounds, with its help text."""
    reader = whole_number(*bounds)
    parser.add_argument(name, type=reader, default=default, metavar=metavar, help=text)


def number(lowest: float, highest: float) -> Callable[[str], float]:
    """Return a parser of numbers from `lowest` to `highest`."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = math.nan
        if not lowest <= value <= highest:
            what = f"a number from {lowest} to {highest} is needed, not {text!r}"
            raise argparse.ArgumentTypeError(what)
        return value

    return read


def seed(text: str) -> str:
    """Check a seed, which is printed in records and tables."""
    if not text.isprintable():
        raise argparse.ArgumentTypeError("the seed is not text that can be printed")
    return text


def _level(text: str) -> int:
    numerals = ("I", "II", "III", "IV", "V")
    levels = {str(number): number for number in range(1, 6)}
    levels |= {numeral: number for number, numeral in enumerate(numerals, 1)}
    if text.upper() not in levels:
        raise argparse.ArgumentTypeError(
            f"the Automa's levels are 1 to 5 or I to V, not {text!r} (the computer's: --opponent)"
        )
    return levels[text.upper()]


def automa_options(parser: argparse.ArgumentParser, deck: str, level: str) -> None:
    """Add the Automa's deck and level, with their defaults for the help."""
    parser.add_argument(
        "--deck", choices=("normal", "tactical"), help=f"the Automa's deck (default: {deck})"
    )
    parser.add_argument(
        "--level",
        type=_level,
        metavar="LEVEL",
        help=f"the Automa's level, 1 to 5 or I to V (default: {level})",
    )


def board_option(parser: argparse.ArgumentParser) -> None:
    """Add the time board."""
    parser.add_argument(
        "--board", choices=("revised", "original"), help="the time board (default: revised)"
    )


def set_up_options(parser: argparse.ArgumentParser) -> None:
    """Add the ring and the time board of a new game."""
    ring = parser.add_mutually_exclusive_group()
    ring.add_argument("--seed", metavar="TEXT", help="any text; the same text gives the same ring")
    ring.add_argument("--ring", help="the 33 letters in choosing order, A last")
    board_option(parser)


def source_argument(parser: argparse.ArgumentParser) -> None:
    """Add the source of games or of a position."""
    parser.add_argument("source", nargs="*", metavar="SOURCE", help=SOURCE_HELP)


def game_option(parser: argparse.ArgumentParser) -> None:
    """Add the number of the game to take."""
    number_option(parser, "--game", (1, 1_000_000), "the N-th game of several")


def ray_option(parser: argparse.ArgumentParser) -> None:
    """Add the cluster to play on."""
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on the Ray cluster at HOST:PORT, which this machine is part of",
    )


def words_options(parser: argparse.ArgumentParser) -> None:
    """Add the language and the edition of the terminal's words."""
    from quiltbee.languages import EDITIONS, LANGUAGES

    parser.add_argument(
        "--language", choices=tuple(LANGUAGES), help="the language (default: the system's)"
    )
    parser.add_argument(
        "--edition",
        choices=("classic", "anniversary", *EDITIONS),
        default="classic",
        help="the edition whose words are used (default: classic)",
    )
