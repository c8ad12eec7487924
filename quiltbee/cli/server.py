"""The arguments of the commands that serve the game, and look after a server."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quiltbee.server.settings import Setting


def serve(parser: argparse.ArgumentParser) -> None:
    """An option for each setting."""
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


def site(parser: argparse.ArgumentParser) -> None:
    """Where it is written."""
    parser.add_argument("folder", metavar="FOLDER", help="the folder to write, new or empty")


def _config_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--config", metavar="FILE", help="a TOML file with settings (default: $QUILTBEE_CONFIG)"
    )


def admin(parser: argparse.ArgumentParser) -> None:
    """Its subcommands."""
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
        for name, summary in (
            ("people", "people"),
            ("games", "games"),
            ("puzzles", "puzzles that are reported or retired"),
            ("reports", "what people have reported"),
        )
    }
    find = action("people find", "find people by id, login or a part of their name")
    find.add_argument("wanted", metavar="TEXT", help="an id, a login, or a part of a name")
    rename = action("people rename", "give a person another name, at their tables too")
    suspend = action("people suspend", "sign a person out, and keep their account and bots out")
    lift = action("people lift", "end a suspension")
    remove = action("people remove", "remove a person, and keep their opponents' records")
    appoint = action("people appoint", "let somebody look after the others, at /admin")
    dismiss = action("people dismiss", "no longer let somebody look after the others")
    for each in (rename, suspend, lift, appoint, dismiss, remove):
        each.add_argument("person", metavar="ID", help="the person's id")
    rename.add_argument("name", metavar="NAME", help="the new name")
    suspend.add_argument("--days", type=int, metavar="N", help="for N days (default: for good)")
    suspend.add_argument("--reason", metavar="TEXT", default="", help="a note for administrators")
    for name, summary in (
        ("games end", "end a running game, without a result"),
        ("games unrate", "take back a game's changes to ratings"),
    ):
        action(name, summary).add_argument("game", metavar="ID", help="the game's id")
    puzzles = action("puzzles list", "the reported and the retired puzzles")
    for name, summary in (
        ("puzzles retire", "take a puzzle out of the book"),
        ("puzzles restore", "bring a puzzle back, and close the reports that it is wrong"),
    ):
        action(name, summary).add_argument("puzzle", metavar="ID", help="the puzzle's id")
    listing = action("reports list", "the open reports, the oldest first")
    listing.add_argument("--all", action="store_true", help="include those that are closed")
    close = action("reports close", "mark a report as dealt with")
    close.add_argument("report", metavar="ID", help="the report's id")
    for each in (figures, find, puzzles, listing):
        each.add_argument("--json", action="store_true", help="print it as JSON")


def _action(
    choices: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, summary: str
) -> argparse.ArgumentParser:
    described = f"{summary[0].upper()}{summary[1:]}."
    return choices.add_parser(name, help=summary, description=described, allow_abbrev=False)
