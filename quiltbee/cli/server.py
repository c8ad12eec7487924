"""The arguments of the commands that serve the game and administer a server."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quiltbee.server.settings import Setting


def serve(parser: argparse.ArgumentParser) -> None:
    """Add an option for each setting."""
    from quiltbee.server.settings import RETIRED, SETTINGS, check_option

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
        if key in SETTINGS:
            return key, reader(SETTINGS[key])(value)
        if key in RETIRED:
            return key, value
        raise argparse.ArgumentTypeError(f"there is no limit {name!r}")

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
        help="a limit, such as connections=500; may be repeated",
    )
    parser.add_argument("--no-browser", action="store_true", help="don't open the page")


def site(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `site`."""
    parser.add_argument("folder", metavar="FOLDER", help="the folder to write, new or empty")


def _config_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--config", metavar="FILE", help="a TOML file with settings (default: $QUILTBEE_CONFIG)"
    )


_GROUPS = {
    "people": "people",
    "games": "games",
    "tournaments": "tournaments",
    "puzzles": "puzzles that are reported or retired",
    "reports": "reports by people",
}

_READING = {
    "statistics": "people, tables, moves a day, sizes",
    "log": "actions of administrators, with reasons, the newest first",
    "people find": "find people by id, login or a part of their name",
    "puzzles list": "the reported and the retired puzzles",
    "reports list": "the open reports, the oldest first",
}

_CHANGING = {
    "people rename": ("person", "give a person another name, at their tables too"),
    "people suspend": ("person", "sign a person out, and block their account and bots"),
    "people lift": ("person", "end a suspension"),
    "people appoint": ("person", "make a person an administrator, at /admin"),
    "people dismiss": ("person", "end a person's rights as an administrator"),
    "people remove": ("person", "remove a person, and keep their opponents' records"),
    "games end": ("game", "end a running game, without a result"),
    "games unrate": ("game", "take back a game's changes to ratings"),
    "tournaments end": ("tournament", "end a tournament, and abort its running games"),
    "tournaments rename": ("tournament", "give a tournament another name"),
    "tournaments hide": (
        "tournament",
        "take a tournament out of all lists; only its people can open it",
    ),
    "tournaments show": ("tournament", "show a tournament that was hidden"),
    "tournaments delete": ("tournament", "end and delete a tournament; its games stay"),
    "puzzles retire": ("puzzle", "take a puzzle out of the book"),
    "puzzles restore": ("puzzle", "bring a puzzle back, and close the reports that it is wrong"),
    "reports close": ("report", "mark a report as dealt with"),
}
"""The actions that change something, each with the kind of the object named by its id."""


def admin(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands of `admin`."""
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
    groups = {
        name: _action(choices, name, summary).add_subparsers(metavar="ACTION", required=True)
        for name, summary in _GROUPS.items()
    }
    made = {name: action(name, summary) for name, summary in _READING.items()}
    for each in made.values():
        each.add_argument("--json", action="store_true", help="print it as JSON")
    made["log"].add_argument("--before", type=int, metavar="N", help="only entries before number N")
    made["people find"].add_argument(
        "wanted", metavar="TEXT", help="an id, a login, or a part of a name"
    )
    made["reports list"].add_argument("--all", action="store_true", help="closed ones too")
    for name, (about, summary) in _CHANGING.items():
        changing = action(name, summary)
        changing.add_argument(about, metavar="ID", help=f"the {about}'s id")
        if name.endswith("rename"):
            changing.add_argument("name", metavar="NAME", help="the new name")
        if name == "people suspend":
            changing.add_argument("--days", type=int, metavar="N", help="for N days, not for good")
        changing.add_argument("--reason", metavar="TEXT", help="why, for the log")


def _action(
    choices: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, summary: str
) -> argparse.ArgumentParser:
    described = f"{summary[0].upper()}{summary[1:]}."
    return choices.add_parser(name, help=summary, description=described, allow_abbrev=False)
