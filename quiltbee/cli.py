"""The command `quiltbee`: its arguments, and what it answers when something goes wrong.

Nothing else is imported until a command is known, so that `--help` is there at once. Exit status:
0 done, 1 bad input or something that can't be done, 2 wrong usage, 130 interrupted by Ctrl+C,
141 nobody reads the output any more.
"""

import argparse
import errno
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from quiltbee import __version__
from quiltbee.commands.errors import INTERRUPTED, CommandError

if TYPE_CHECKING:
    from quiltbee.server.settings import Setting

NOBODY_READS = 141

_WRITING_FAILS = (errno.ENOSPC, errno.EFBIG, errno.EIO)

SOURCE_HELP = "a file, - for standard input, a position string or a link (default: standard input)"

_EPILOG = """\
Without a command it serves the game and opens the page, as `quiltbee serve` does; the options
of `serve` may stand alone too: `quiltbee --port 8000`.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command line (without the program's name) and give the exit status."""
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
    if name not in _COMMANDS:
        _parser_of_all().parse_args(words)  # --help, --version or an error: it does not return
    if name in _WITH_ACTIONS:
        arguments = _parser_of(name).parse_args(words[1:])
    else:
        # Intermixed, so that options may stand before, between and after a position's words.
        arguments = _parser_of(name).parse_intermixed_args(list(map(_shielded, words[1:])))
    if hasattr(arguments, "source"):
        arguments.source = [word.removeprefix(_SHIELD) for word in arguments.source]
    status: int = importlib.import_module(f"quiltbee.commands.{name}").run(arguments)
    return status


_SHIELD = " \0"
"""Cannot begin a word of a command line, and argparse takes what begins with it for no option."""


def _shielded(word: str) -> str:
    """The word, so that `-/2`, the last field of a solo position, is not taken for an option."""
    return f"{_SHIELD}{word}" if word.startswith("-/") else word


def _prepare_streams() -> None:
    """Files and pipes get UTF-8; what a terminal can't show is written as an escape."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            encoding = None if stream.isatty() else "utf-8"
            reconfigure(encoding=encoding, errors="backslashreplace")


def _drop_output() -> None:
    """Let what is still buffered go nowhere, so that it does not fail again at the exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _complain(sentence: str) -> None:
    shown = "".join(c if c.isprintable() else "?" for c in sentence)
    print(f"quiltbee: {shown}", file=sys.stderr)


def _parser_of_all() -> argparse.ArgumentParser:
    """What knows the commands by name, but not their arguments."""
    parser = argparse.ArgumentParser(
        prog="quiltbee",
        description="Play, analyse and program the board game Patchwork.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"quiltbee {__version__}")
    choices = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, (summary, _) in _COMMANDS.items():
        choices.add_parser(name, help=summary)
    return parser


def _parser_of(name: str) -> argparse.ArgumentParser:
    summary, add_arguments = _COMMANDS[name]
    parser = argparse.ArgumentParser(
        prog=f"quiltbee {name}",
        description=f"{summary[0].upper()}{summary[1:]}.",
        allow_abbrev=False,
    )
    add_arguments(parser)
    return parser


def _whole_number(lowest: int, highest: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and lowest <= int(text) <= highest):
            what = f"a whole number from {lowest} to {highest} is needed, not {text!r}"
            raise argparse.ArgumentTypeError(what)
        return int(text)

    return read


def _serve(parser: argparse.ArgumentParser) -> None:
    from quiltbee.server.settings import SETTINGS
    from quiltbee.server.settings.sources import check_option

    def reader(setting: "Setting") -> Callable[[str], str]:
        def read(text: str) -> str:
            try:
                return check_option(setting, text)
            except ValueError as error:
                raise argparse.ArgumentTypeError(str(error)) from None

        return read

    def limit(text: str) -> tuple[str, str]:
        name, _, value = text.partition("=")
        key = f"limits.{name}"
        if key not in SETTINGS:
            raise argparse.ArgumentTypeError(f"there is no limit {name!r}")
        return key, reader(SETTINGS[key])(value)

    _config_option(parser)
    for setting in SETTINGS.values():
        if not setting.is_limit:
            parser.add_argument(
                setting.option,
                dest=setting.key,
                type=reader(setting),
                metavar=setting.kind.shown,
                help=setting.about,
            )
    parser.add_argument(
        "--limit",
        action="append",
        type=limit,
        metavar="NAME=VALUE",
        help="a limit of docs/operations.md, such as connections=500; may be repeated",
    )
    parser.add_argument("--no-browser", action="store_true", help="don't open the page")


def _config_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--config", metavar="FILE", help="a TOML file with settings (default: $QUILTBEE_CONFIG)"
    )


def _admin(parser: argparse.ArgumentParser) -> None:
    choices = parser.add_subparsers(metavar="ACTION", required=True)

    def action(name: str, summary: str) -> argparse.ArgumentParser:
        group, _, last = name.rpartition(" ")
        chosen = _action(groups[group] if group else choices, last, summary)
        chosen.set_defaults(action=name)
        _config_option(chosen)
        chosen.add_argument("--data", metavar="FOLDER", help="the server's data folder")
        chosen.add_argument("--database", metavar="URL", help="the server's PostgreSQL database")
        return chosen

    backup = action("backup", "write a backup, while the server runs or not")
    backup.add_argument("file", metavar="OUT", help="the file to write")
    backup.add_argument("--force", action="store_true", help="overwrite a file that exists")
    restore = action("restore", "make a backup the database of an empty data folder")
    restore.add_argument("file", metavar="FILE", help="the backup, which is checked first")
    figures = action("statistics", "people, tables, moves a day, sizes")
    groups = {
        name: _action(choices, name, summary).add_subparsers(metavar="ACTION", required=True)
        for name, summary in (("people", "people"), ("reports", "what people have reported"))
    }
    remove = action("people remove", "remove a person, and keep their opponents' records")
    remove.add_argument("person", metavar="ID", help="the person's id")
    listing = action("reports list", "the open reports, the oldest first")
    listing.add_argument("--all", action="store_true", help="those that are closed too")
    close = action("reports close", "mark a report as dealt with")
    close.add_argument("report", metavar="ID", help="the report's id")
    for each in (figures, listing):
        each.add_argument("--json", action="store_true", help="print it as JSON")


def _action(
    choices: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, summary: str
) -> argparse.ArgumentParser:
    described = f"{summary[0].upper()}{summary[1:]}."
    return choices.add_parser(name, help=summary, description=described, allow_abbrev=False)


def _level(text: str) -> int:
    """A level of the Automa, as a number or as on its card."""
    numerals = ("I", "II", "III", "IV", "V")
    levels = {str(number): number for number in range(1, 6)}
    levels |= {numeral: number for number, numeral in enumerate(numerals, 1)}
    if text.upper() not in levels:
        raise argparse.ArgumentTypeError(f"a level is 1 to 5 or I to V, not {text!r}")
    return levels[text.upper()]


def _automa_options(parser: argparse.ArgumentParser, deck: str, level: str) -> None:
    """The Automa's deck and level, and what they are by default."""
    parser.add_argument(
        "--deck", choices=("normal", "tactical"), help=f"the Automa's deck (default: {deck})"
    )
    parser.add_argument(
        "--level",
        type=_level,
        metavar="LEVEL",
        help=f"the Automa's level, 1 to 5 or I to V (default: {level})",
    )


def _board_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--board", choices=("revised", "original"), help="the time board (default: revised)"
    )


def _set_up_options(parser: argparse.ArgumentParser) -> None:
    ring = parser.add_mutually_exclusive_group()
    ring.add_argument("--seed", metavar="TEXT", help="any text: the same text, the same ring")
    ring.add_argument("--ring", help="the 33 letters in choosing order, A last")
    _board_option(parser)


def _source_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", nargs="*", metavar="SOURCE", help=SOURCE_HELP)


def _new(parser: argparse.ArgumentParser) -> None:
    _set_up_options(parser)
    parser.add_argument("--show", action="store_true", help="draw it instead")


def _show(parser: argparse.ArgumentParser) -> None:
    _source_argument(parser)
    parser.add_argument(
        "--at",
        type=_whole_number(0, 9999),
        metavar="N",
        help="after N moves of the game instead of at its end",
    )


def _moves(parser: argparse.ArgumentParser) -> None:
    _source_argument(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--plain", action="store_true", help="one move a line, nothing else")
    form.add_argument("--count", action="store_true", help="only how many there are")


def _play(parser: argparse.ArgumentParser) -> None:
    from quiltbee.players import AGAINST_PEOPLE
    from quiltbee.players.levels import DEFAULT_IN_TERMINAL, LEVELS, level_keyword

    levels = [level_keyword(level.number) for level in LEVELS]
    default = level_keyword(DEFAULT_IN_TERMINAL)
    _set_up_options(parser)
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
        help="who is player 1 and starts (default: me)",
    )
    parser.add_argument(
        "--automa", action="store_true", help="play alone, against the Automa's deck of cards"
    )
    _automa_options(parser, "normal", "1")
    parser.add_argument("--record", metavar="FILE", help="keep the record there after every move")
    parser.add_argument(
        "--resume",
        metavar="SOURCE",
        help="play on from a record (which is kept up to date), a link or a position",
    )


def _convert(parser: argparse.ArgumentParser) -> None:
    _source_argument(parser)
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
        help="what is read (default: seen from the text)",
    )
    parser.add_argument(
        "--board",
        choices=("revised", "original"),
        help="the time board of a game in the collection's notation (default: original)",
    )


def _perft(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("depth", type=_whole_number(0, 99), metavar="N", help="how many decisions")
    parser.add_argument(
        "source",
        nargs="*",
        metavar="SOURCE",
        help="a file, -, a position string or a link (default: set-up, the ring in the order of"
        " the letters)",
    )
    _set_up_options(parser)
    parser.add_argument(
        "--divide", action="store_true", help="the count after each first decision as well"
    )


def _ray_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on the Ray cluster there, HOST:PORT, of which this machine is one",
    )


_PLAYER_HELP = """\
greedy, random, ..., engine, levelN or cmd:COMMAND LINE; limits and options follow a colon:
engine:movetime=300,Threads=2, cmd:nodes=1000:./my-engine
"""


def _match(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("player", metavar="A", help=_PLAYER_HELP)
    parser.add_argument("opponent", metavar="B", help="the same, or automa")
    parser.add_argument(
        "--games",
        type=_whole_number(1, 1_000_000),
        metavar="N",
        help="how many games, in pairs with the seats swapped; against the Automa on each deck"
        " and level (default: 100, with --sprt no end)",
    )
    parser.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("ELO0", "ELO1"),
        help="play until one of two differences in Elo is settled, with 5%% of errors",
    )
    parser.add_argument(
        "--concurrency",
        type=_whole_number(1, 256),
        metavar="N",
        help="how many games at once (default: 1)",
    )
    parser.add_argument(
        "--seed", metavar="TEXT", help="any text: the same text, the same games (default: drawn)"
    )
    _board_option(parser)
    parser.add_argument(
        "--records",
        metavar="FILE",
        help="keep the records of all games there; the match goes on in it",
    )
    _ray_option(parser)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    _automa_options(parser, "both", "each")


def _dataset(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", metavar="OUT", help="the folder; the same command goes on in it")
    parser.add_argument(
        "--games",
        type=_whole_number(1, 100_000_000),
        required=True,
        metavar="N",
        help="how many games",
    )
    parser.add_argument(
        "--players",
        nargs=2,
        required=True,
        metavar=("A", "B"),
        help="two players, named as for quiltbee match: greedy, random, level3, engine:nodes=500",
    )
    parser.add_argument(
        "--board",
        choices=("revised", "original", "both"),
        default="both",
        help="the time board (default: both)",
    )
    parser.add_argument(
        "--seed", metavar="TEXT", help="any text: the same text, the same games (default: drawn)"
    )
    parser.add_argument(
        "--games-on-ring",
        type=_whole_number(1, 1_000_000),
        metavar="N",
        help="how many games on each ring and board, every other one with the seats swapped"
        " (default: 2, and 1 for a player against itself)",
    )
    parser.add_argument(
        "--opening",
        type=_whole_number(0, 20),
        default=0,
        metavar="N",
        help="draw the first N decisions of each game from the moves that the player likes best",
    )
    parser.add_argument(
        "--shard",
        type=_whole_number(1, 100_000),
        default=500,
        metavar="N",
        help="how many games are written at a time (default: 500)",
    )
    parser.add_argument(
        "--workers",
        type=_whole_number(1, 4096),
        metavar="N",
        help="how many play at once (default: one for each core)",
    )
    _ray_option(parser)


def _statistics(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "datasets",
        nargs="+",
        metavar="DATASET",
        help="a folder that quiltbee dataset made; more of them stand beside the first in one"
        " table",
    )
    parser.add_argument(
        "--out", required=True, metavar="FOLDER", help="where tables.md and the charts go"
    )


def _engine(parser: argparse.ArgumentParser) -> None:
    from quiltbee.players import ENGINE, PLAYERS

    parser.add_argument(
        "--player",
        choices=tuple(PLAYERS),
        default=ENGINE,
        help=f"(default: {ENGINE}, the strong one)",
    )
    parser.add_argument(
        "--listen",
        metavar="HOST:PORT",
        help="let programs connect, each to an engine of its own, with QUILTBEE_ENGINE_SECRET",
    )
    parser.add_argument(
        "--engines",
        type=_whole_number(1, 256),
        metavar="N",
        help="with --listen: at most N engines at once (default: the number of processors)",
    )


def _bot(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "server", metavar="SERVER", help="its address, such as http://127.0.0.1:7431"
    )
    parser.add_argument("--token-file", required=True, metavar="FILE", help="holds the bot's token")
    parser.add_argument(
        "--engine",
        default="engine",
        metavar="PLAYER",
        help="a player as `quiltbee match` takes it, or the command line of an engine",
    )
    parser.add_argument(
        "--level", type=_whole_number(1, 10), metavar="N", help="the level of the strong player"
    )
    parser.add_argument(
        "--games",
        type=_whole_number(1, 64),
        default=4,
        metavar="N",
        help="at most N games at once (default: 4)",
    )
    parser.add_argument(
        "--engines",
        type=_whole_number(1, 64),
        metavar="N",
        help="at most N engines at once (default: the games, or the processors if fewer)",
    )
    parser.add_argument(
        "--accept", choices=("any", "rated", "unrated"), default="any", help="(default: any)"
    )
    parser.add_argument(
        "--clock",
        choices=("any", "untimed", "real-time", "correspondence"),
        default="any",
        help="the games that are accepted (default: any)",
    )


def _bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--nodes",
        type=_whole_number(1, 1_000_000_000),
        default=200_000,
        metavar="N",
        help="evaluated positions a decision (default: 200000, about ten seconds in all)",
    )
    parser.add_argument(
        "--threads",
        type=_whole_number(1, 64),
        default=1,
        metavar="N",
        help="(default: 1; with more there is no signature)",
    )


_WITH_ACTIONS = ("admin",)
"""The commands that have commands of their own."""

_COMMANDS: dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]] = {
    "serve": ("serve the game to browsers and open the page", _serve),
    "admin": ("back a server up, and look after its people and reports", _admin),
    "new": ("print the position after set-up", _new),
    "show": ("draw a position, or a game after any of its moves, as text", _show),
    "moves": ("list the legal moves of a position", _moves),
    "play": ("play a game in the terminal", _play),
    "convert": ("turn records, links, positions and outside games into one another", _convert),
    "perft": ("count the sequences of exactly N decisions", _perft),
    "match": ("let two players of the computer's, or one and the Automa, play many games", _match),
    "dataset": ("play many games and write them as Parquet, for learning or study", _dataset),
    "statistics": ("tables and charts of what the games of a data set show", _statistics),
    "engine": ("answer the engine protocol (UPI) on standard input and output", _engine),
    "bot": ("let an engine play on a server", _bot),
    "bench": ("measure the strong engine, and print the signature of its search", _bench),
}
