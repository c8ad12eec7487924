"""`quiltbee admin`: backups, figures, people and reports of a server that runs or does not."""

import argparse
import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from quiltbee.commands.errors import CommandError
from quiltbee.server.admin.backups import back_up, restore
from quiltbee.server.admin.client import ask
from quiltbee.server.errors import ServerError
from quiltbee.server.settings import Settings, read_settings


def run(arguments: argparse.Namespace) -> int:
    """Carry one action out, and say what came of it."""
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
    print(f"The backup is restored; the next server on {settings.data_folder} goes on from it.")


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


def _remove_person(settings: Settings, arguments: argparse.Namespace) -> None:
    ask(settings, "remove_person", person=arguments.person)
    print(f"The person {arguments.person} is removed.")


def _reports(settings: Settings, arguments: argparse.Namespace) -> None:
    found = ask(settings, "reports", all=arguments.all)
    if arguments.json:
        print(json.dumps(found, indent=2))
        return
    for report in found:
        print(_line_of(report))
    if not found:
        print("There is no open report." if not arguments.all else "There is no report.")


def _line_of(report: Mapping[str, Any]) -> str:
    when = datetime.fromtimestamp(report["created"] / 1000, UTC).isoformat(timespec="minutes")
    about = [f"{kind} {report[kind]}" for kind in ("game", "person") if report[kind]]
    state = " (closed)" if report["closed"] else ""
    said = "".join(c if c.isprintable() else " " for c in report["text"])
    by = f"by {report['reporter'] or 'somebody removed'}"
    return f"{report['id']} {when}{state} {report['reason']}: {', '.join(about)}, {by}: {said}"


def _close_report(settings: Settings, arguments: argparse.Namespace) -> None:
    ask(settings, "close_report", report=arguments.report)
    print(f"The report {arguments.report} is closed.")


_ACTIONS: dict[str, Callable[[Settings, argparse.Namespace], None]] = {
    "backup": _back_up,
    "restore": _restore,
    "statistics": _statistics,
    "people remove": _remove_person,
    "reports list": _reports,
    "reports close": _close_report,
}
