"""The command `quiltbee`: its arguments and its error messages.

Nothing else is imported until a command is known, so that `--help` appears at once. Exit status:
0 done, 1 bad input or a failure, 2 wrong usage, 130 interrupted by Ctrl+C, 141 output closed.
"""

import argparse
import errno
import importlib
import os
import re
import sys
from collections.abc import Callable, Sequence

from quiltbee import __version__
from quiltbee.cli import games, players, puzzles, server
from quiltbee.commands import INTERRUPTED, CommandError

NOBODY_READS = 141

EXTRAS = {"matplotlib": "dataset", "pyarrow": "dataset", "numba": "training", "minari": "minari"}
"""Modules beyond the base install, and the extra that brings each."""

_WRITING_FAILS = (errno.ENOSPC, errno.EFBIG, errno.EIO)


_EPILOG = """\
Without a command it serves the game and opens the page, as `quiltbee serve` does. The options of
`serve` can be given without it: `quiltbee --port 8000`.
"""


WITH_ACTIONS = ("admin", "puzzles")
"""The commands that have subcommands."""

COMMANDS: dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]] = {
    "serve": ("serve the game to browsers and open the page", server.serve),
    "admin": ("back up and administer a server", server.admin),
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
        "annotate game records with the value and the loss of each decision",
        games.analyse,
    ),
    "review": ("look back at a game in the terminal, with reasons", games.review),
    "perft": ("count the sequences of exactly N decisions", games.perft),
    "match": ("play many games between two computer players, or one and the Automa", players.match),
    "dataset": (
        "play many games and write them as Parquet, for learning or study",
        players.dataset,
    ),
    "statistics": ("write tables and charts of the games of a data set", players.statistics),
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


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command line (without the program's name) and return the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "serve")
    _prepare_streams()
    try:
        status = _run(words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except CommandError as error:
        _complain(str(error))
        status = error.status
    except ModuleNotFoundError as error:
        if error.name not in EXTRAS:
            raise
        _complain(_missing(error.name))
        status = 1
    except KeyboardInterrupt:
        _complain("interrupted")
        status = INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        status = NOBODY_READS
    except OSError as error:
        if error.errno not in _WRITING_FAILS:
            raise
        _drop_output()
        _complain(f"the output can't be written: {error.strerror}")
        status = 1
    return status


def _run(words: list[str]) -> int:
    name = words[0]
    if name not in COMMANDS:
        parser_of_all().parse_args(words)  # --help, --version or an error: exits
    if name in WITH_ACTIONS:
        arguments = parser_of(name).parse_args(words[1:])
    else:
        # Intermixed, so that options may stand before, between and after a position's words.
        arguments = parser_of(name).parse_intermixed_args(list(map(_shielded, words[1:])))
    if hasattr(arguments, "source"):
        arguments.source = [word.removeprefix(_SHIELD) for word in arguments.source]
    status: int = importlib.import_module(f"quiltbee.commands.{name}").run(arguments)
    return status


_SHIELD = " \0"
"""A prefix that no word of a command line can have, and argparse takes for no option."""


def _shielded(word: str) -> str:
    """Shield `-/2`, the last field of a solo position, from being read as an option."""
    return f"{_SHIELD}{word}" if word.startswith("-/") else word


def _prepare_streams() -> None:
    """Write UTF-8 to files and pipes, and escapes for what a terminal can't show."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            encoding = None if stream.isatty() else "utf-8"
            reconfigure(encoding=encoding, errors="backslashreplace")


def _missing(module: str) -> str:
    """Return the pip command that installs the missing packages for this Python."""
    from importlib.metadata import requires
    from shlex import join

    extra = re.compile(rf"extra == .{EXTRAS[module]}.$")
    packages = [each.partition(";")[0] for each in requires("quiltbee") or () if extra.search(each)]
    return f"this needs {module}: {join([sys.executable, '-m', 'pip', 'install', *packages])}"


def _drop_output() -> None:
    """Discard what is still buffered, so that it does not fail again at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _complain(sentence: str) -> None:
    shown = "".join(c if c.isprintable() else "?" for c in sentence)
    print(f"quiltbee: {shown}", file=sys.stderr)
