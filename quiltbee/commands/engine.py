"""`quiltbee engine`: a computer player behind the engine protocol, and the check of another."""

import argparse
import shlex

from quiltbee.commands import WRONG_USAGE, CommandError
from quiltbee.protocol import run_engine


def run(arguments: argparse.Namespace) -> int:
    """Answer the protocol on standard input and output, or check an engine that does."""
    if arguments.check is None:
        return run_engine(arguments.player)
    return _check(arguments.check)


def _check(command: str) -> int:
    from quiltbee.protocol.check import check_engine
    from quiltbee.protocol.errors import EngineDiedError

    try:
        argv = shlex.split(command.removeprefix("cmd:"))
    except ValueError as error:
        raise CommandError(f"{command!r} is not a command line: {error}", WRONG_USAGE) from None
    if not argv:
        raise CommandError("--check needs the command line of an engine", WRONG_USAGE)
    count = {"ok": 0, "missing": 0, "wrong": 0}
    try:
        for finding in check_engine(argv):
            count[finding.verdict] += 1
            what = f": {finding.what}" if finding.what else ""
            print(f"{finding.verdict:<9}{finding.check}{what}", flush=True)
    except EngineDiedError as error:
        raise CommandError(str(error)) from None
    print(f"{count['ok']} ok, {count['missing']} missing but optional, {count['wrong']} wrong")
    return 1 if count["wrong"] else 0
