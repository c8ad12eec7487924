"""`quiltbee admin`: backups, figures, people and reports of a server, running or not."""

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from quiltbee.commands import CommandError
from quiltbee.server.console import ask, back_up, restore
from quiltbee.server.errors import ServerError
from quiltbee.server.settings import Settings, read_settings

_Act = Callable[[Settings, argparse.Namespace], None]


def run(arguments: argparse.Namespace) -> int:
    """Carry out one action and report it."""
    named = {key: getattr(arguments, key) for key in ("config", "data", "database")}
    try:
        _ACTIONS[arguments.action](read_settings(named), arguments)
    except ServerError as error:
        raise CommandError(str(error)) from error
    return 0


def _back_up(settings: Settings, arguments: argparse.Namespace) -> None:
    size = back_up(settings, Path(arguments.file), overwrite=arguments.force)
    print(f"The backup {arguments.file} is written ({size:,} bytes).")


def _restore(settings: Settings, arguments: argparse.Namespace) -> None:
    restore(settings, Path(arguments.file))
    print(f"The backup is restored; the next server on {settings.data_folder} continues from it.")


def _statistics(settings: Settings, arguments: argparse.Namespace) -> None:
    found = ask(settings, "statistics")
    if arguments.json:
        print(json.dumps(found, indent=2))
        return
    for name, value in _flat(found):
        print(f"{name:<28} {value:>14,}")


def _flat(found: Mapping[str, Any], before: str = "") -> list[tuple[str, int]]:
    rows: list[tuple[str, int]] = []
    for name, value in found.items():
        words = f"{before}{name.replace('_', ' ')}"
        rows += _flat(value, f"{words}: ") if isinstance(value, dict) else [(words, value)]
    return rows


def _find_people(settings: Settings, arguments: argparse.Namespace) -> None:
    found = ask(settings, "find_people", wanted=arguments.wanted)
    _print_list(arguments, found, _line_of_person, "No one found.")


def _print_list(
    arguments: argparse.Namespace,
    found: Sequence[Mapping[str, Any]],
    line_of: Callable[[Mapping[str, Any]], str],
    none: str,
) -> None:
    if arguments.json:
        print(json.dumps(found, indent=2))
        return
    for each in found:
        print(line_of(each))
    if not found:
        print(none)


def _line_of_person(person: Mapping[str, Any]) -> str:
    parts = [person["id"], _when(person["created"]), person["name"] or "(no name)"]
    parts.append(f"login {person['login']}" if person["login"] else "no account")
    parts.append(f"{person['games']} games, {person['reports']} reports")
    if (suspended := person["suspended"]) is not None:
        until = suspended["until"]
        parts.append(f"suspended {'for good' if until is None else f'until {_when(until)}'}")
        if suspended["reason"]:
            parts.append(suspended["reason"])
    return "  ".join(map(_shown, parts))


def _suspend(settings: Settings, arguments: argparse.Namespace) -> None:
    days, reason = arguments.days, arguments.reason
    ask(settings, "suspend", person=arguments.person, days=days, reason=reason)
    span = "for good" if days is None else f"for {days} days"
    print(f"The person {arguments.person} is suspended {span}.")


def _reports(settings: Settings, arguments: argparse.Namespace) -> None:
    found = ask(settings, "reports", all=arguments.all)
    none = "There is no report." if arguments.all else "There is no open report."
    _print_list(arguments, found, _line_of_report, none)


def _line_of_report(report: Mapping[str, Any]) -> str:
    state = " (closed)" if report["closed"] else ""
    about = [] if report["person"] is None else [_named(report["person_name"], report["person"])]
    if report["game"] is not None:
        sat = " and ".join(_named(seat["name"], seat["person"]) for seat in report["seats"])
        about.append(f"game {report['game']} of {sat}")
    by = "somebody removed"
    if report["reporter"] is not None:
        by = _named(report["reporter_name"], report["reporter"])
    line = (
        f"{report['id']} {_when(report['created'])}{state} {report['reason']}: "
        f"{', '.join(about)}, by {by}: {report['text']}"
    )
    return _shown(line)


def _puzzles(settings: Settings, arguments: argparse.Namespace) -> None:
    found = ask(settings, "puzzles")
    _print_list(arguments, found, _line_of_puzzle, "No puzzle is reported or retired.")


def _line_of_puzzle(puzzle: Mapping[str, Any]) -> str:
    retired = puzzle["retired"]
    state = "in the book" if retired is None else f"retired {_when(retired)}"
    counts = ", ".join(f"{reason} {count}" for reason, count in puzzle["reports"].items())
    return f"{puzzle['puzzle']}  {state}  reports: {counts or 'none'}"


def _log(settings: Settings, arguments: argparse.Namespace) -> None:
    found = ask(settings, "log", before=arguments.before)
    _print_list(arguments, found["entries"], _line_of_entry, "The log is empty.")


def _line_of_entry(entry: Mapping[str, Any]) -> str:
    by = "the command line"
    if not entry["local"]:
        by = _named(entry["admin_name"], entry["admin"])
    parts = [f"{name} {value}" for name, value in entry["details"].items()]
    if entry["person"] is not None:
        parts.insert(0, _named(entry["person_name"], entry["person"]))
    action, reason = entry["action"].replace("_", " "), entry["reason"]
    what = f"{entry['number']} {_when(entry['at'])} {action}: {', '.join(parts)}, by {by}"
    return _shown(f"{what}: {reason}" if reason else what)


def _named(name: str | None, person: str | None) -> str:
    return f"{name or '(no name)'}{f' [{person}]' if person else ''}"


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="minutes")


def _shown(text: str) -> str:
    """Return untrusted text without anything that could control a terminal."""
    return "".join(c if c.isprintable() else " " for c in text)


def _done(action: str, sentence: str) -> _Act:
    def carry_out(settings: Settings, arguments: argparse.Namespace) -> None:
        given = {name: value for name, value in vars(arguments).items() if name in _GIVEN}
        ask(settings, action, **given)
        print(sentence.format(**given))

    return carry_out


_GIVEN = {"person", "name", "game", "puzzle", "report", "tournament", "reason"}

_ACTIONS: dict[str, _Act] = {
    "backup": _back_up,
    "restore": _restore,
    "statistics": _statistics,
    "log": _log,
    "people find": _find_people,
    "people rename": _done("rename", "The person {person} has another name."),
    "people suspend": _suspend,
    "people lift": _done("lift", "The suspension of {person} is lifted."),
    "people appoint": _done("appoint", "The person {person} is an administrator, at /admin."),
    "people dismiss": _done("dismiss", "The person {person} is no longer an administrator."),
    "people remove": _done("remove_person", "The person {person} is removed."),
    "games end": _done("end_game", "The game {game} was ended without a result."),
    "games unrate": _done("void_rating", "The changes to ratings by game {game} were taken back."),
    "tournaments end": _done("end_tournament", "The tournament {tournament} is over."),
    "tournaments rename": _done(
        "rename_tournament", "The tournament {tournament} has another name."
    ),
    "tournaments hide": _done(
        "hide_tournament", "The tournament {tournament} is hidden from all but its players."
    ),
    "tournaments show": _done("show_tournament", "The tournament {tournament} is shown again."),
    "tournaments delete": _done(
        "delete_tournament", "The tournament {tournament} is deleted; its games stay."
    ),
    "puzzles list": _puzzles,
    "puzzles retire": _done("retire_puzzle", "The puzzle {puzzle} is retired."),
    "puzzles restore": _done("restore_puzzle", "The puzzle {puzzle} is back."),
    "reports list": _reports,
    "reports close": _done("close_report", "The report {report} is closed."),
}
