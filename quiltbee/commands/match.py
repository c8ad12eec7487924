"""`quiltbee match`: many games of two players of the computer's, or of one against the Automa."""

import argparse

from quiltbee.commands import match_automa, match_players
from quiltbee.commands.errors import WRONG_USAGE, CommandError

_AUTOMA = "automa"
_ONLY_WITH_AUTOMA = ("deck", "level")
_ONLY_WITH_ANOTHER = ("sprt", "concurrency", "json")


def run(arguments: argparse.Namespace) -> int:
    """Play the match and print what it comes to."""
    with_automa = arguments.opponent == _AUTOMA
    for option in _ONLY_WITH_ANOTHER if with_automa else _ONLY_WITH_AUTOMA:
        if getattr(arguments, option) not in (None, False):
            against = "an engine" if with_automa else "the Automa"
            raise CommandError(f"--{option} is for matches against {against}", WRONG_USAGE)
    return match_automa.run(arguments) if with_automa else match_players.run(arguments)
