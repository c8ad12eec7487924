"""All commands, and the parsers of their arguments."""

import argparse
from collections.abc import Callable

from quiltbee import __version__
from quiltbee.cli import games, players, puzzles, server

_EPILOG = """\
Without a command it serves the game and opens the page, as `quiltbee serve` does. The options of
`serve` can be given without it: `quiltbee --port 8000`.
"""


WITH_ACTIONS = ("admin", "puzzles")
"""The commands that have subcommands."""

COMMANDS: dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]] = {
    "serve": ("serve the game to browsers and open the page", server.serve),
    "admin": ("back a server up, and look after its people and reports", server.admin),
    "site": ("write the page as static files that need no server", server.site),
    "new": ("print the position after set-up", games.new),
    "show": ("draw a position, or a game after any of its moves, as text", games.show),
    "picture": ("draw a position or a game as SVG, PNG or an animated WebP", games.picture),
    "moves": ("list the legal moves of a position", games.moves),
    "play": ("play a game in the terminal", games.play),
    "convert": (
        "convert records, links, positions and outside games into one another",
        games.convert,
    ),
    "analyse": (
        "annotate game records with what each decision was worth and what it lost",
        games.analyse,
    ),
    "review": ("look back at a game in the terminal, with reasons", games.review),
    "perft": ("count the sequences of exactly N decisions", games.perft),
    "match": ("play many games between two computer players, or one and the Automa", players.match),
    "dataset": (
        "play many games and write them as Parquet, for learning or study",
        players.dataset,
    ),
    "statistics": ("tables and charts of what the games of a data set show", players.statistics),
    "puzzles": ("solve puzzles in the terminal; make, check and count them", puzzles.puzzles),
    "engine": ("answer the engine protocol (UPI) on standard input and output", players.engine),
    "analysis": (
        "answer queries about positions as lines of JSON, many at once",
        players.analysis,
    ),
    "bot": ("connect an engine to a server as a bot", players.bot),
    "bench": ("measure the strong engine, and print the signature of its search", players.bench),
}


def parser_of_all() -> argparse.ArgumentParser:
    """Return the parser that knows the commands by name, but not their arguments."""
    parser = argparse.ArgumentParser(
        prog="quiltbee",
        description="Play, analyse and program the board game Patchwork.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"quiltbee {__version__}")
    choices = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, (summary, _) in COMMANDS.items():
        choices.add_parser(name, help=summary)
    return parser


def parser_of(name: str) -> argparse.ArgumentParser:
    """Return the parser that knows the arguments of one command."""
    summary, add_arguments = COMMANDS[name]
    parser = argparse.ArgumentParser(
        prog=f"quiltbee {name}",
        description=f"{summary[0].upper()}{summary[1:]}.",
        allow_abbrev=False,
    )
    add_arguments(parser)
    return parser
