"""`quiltbee review`: look back at a game in the terminal."""

import argparse
import asyncio
import sys
from contextlib import ExitStack

from tqdm import tqdm

from quiltbee.commands import CommandError
from quiltbee.commands.sources import Faults, read_game
from quiltbee.languages import of_system
from quiltbee.players import Limits, player_of_levels
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.errors import EngineError
from quiltbee.protocol.transport import engine_command
from quiltbee.review import STANDARD, Effort, EngineJudge, Reviewer, ReviewError, Threshold
from quiltbee.terminal.canvas import canvas_for, speak, t
from quiltbee.terminal.looking_back import LookingBack, ReviewPrompt

_QUICK = Effort(Limits(nodes=20_000), None, None, None)


def run(arguments: argparse.Namespace) -> int:
    """Judge a game, print the review, and on a terminal let the person go through it."""
    speak(arguments.language or of_system(), arguments.edition)
    faults = Faults()
    record = read_game(arguments.source, faults, arguments.game)
    threshold, effort = Threshold(), _QUICK if arguments.quick else STANDARD
    try:
        reviewer = Reviewer(record, effort, threshold)
    except ReviewError as error:
        raise CommandError(f"the game can't be reviewed: {error}") from None
    try:
        with ExitStack() as stack:
            engines = [
                stack.enter_context(EngineClient(engine_command(player_of_levels())))
                for _ in range(arguments.engines)
            ]
            judge = EngineJudge(*engines)
            reviewer.name = judge.name
            for engine in engines:
                engine.new_game()
            bar_format, quiet = "{desc}", not sys.stderr.isatty()
            with tqdm(bar_format=bar_format, leave=False, disable=quiet) as bar:

                def tell() -> None:
                    key = "review-coming" if reviewer.stage == "quick" else "review-refining"
                    bar.set_description_str(t(key, done=str(reviewer.done), of=str(reviewer.of)))

                review = asyncio.run(reviewer.run(judge, tell, len(engines)))
            looking = LookingBack(
                review, canvas_for(sys.stdout), threshold, reasons=not arguments.quick
            )
            for line in looking.overview():
                print(line)
            if sys.stdin is not None and sys.stdin.isatty():
                ReviewPrompt(looking, judge).run()
    except (EngineError, ReviewError) as error:
        raise CommandError(str(error)) from None
    return faults.status
