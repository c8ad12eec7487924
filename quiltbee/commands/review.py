"""`quiltbee review`: look back at a game in the terminal."""

import argparse
import sys
from contextlib import ExitStack

from quiltbee.commands.errors import CommandError
from quiltbee.commands.sources import read_game
from quiltbee.languages import of_system
from quiltbee.players import Limits, player_of_levels
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.errors import EngineError
from quiltbee.protocol.progress import shown_progress
from quiltbee.protocol.transport import engine_command
from quiltbee.review import STANDARD, Analyst, Effort, GameJudge, ReviewError, Threshold, judged
from quiltbee.terminal.canvas import canvas_for, printable
from quiltbee.terminal.looking_back import LookingBack
from quiltbee.terminal.review_prompt import ReviewPrompt
from quiltbee.terminal.words import speak, t

_QUICK = Effort(Limits(nodes=20_000), None, None, None)


def _said(judge: GameJudge) -> str:
    """The progress; if no terminal shows a changing line, only the stage."""
    done, of = judge.progress
    if not sys.stderr.isatty():
        return judge.stage
    key = "review-coming" if judge.stage == "quick" else "review-refining"
    return t(key, done=str(done), of=str(of))


def run(arguments: argparse.Namespace) -> int:
    """Judge a game, print what is found, and on a terminal let the person go through it."""
    speak(arguments.language or of_system(), arguments.edition)
    faults: list[str] = []
    record = read_game(arguments.source, faults.append)
    threshold, effort = Threshold(), _QUICK if arguments.quick else STANDARD
    try:
        judge = GameJudge(record, effort, threshold)
    except ReviewError as error:
        raise CommandError(f"the game can't be reviewed: {error}") from None
    try:
        with ExitStack() as stack:
            engines = [
                stack.enter_context(EngineClient(engine_command(player_of_levels())))
                for _ in range(arguments.engines)
            ]
            with shown_progress(sys.stderr, t("terminal-review-judging")) as progress:
                for engine in engines:
                    engine.new_game()
                judge.name = engines[0].name

                def tell(judge: GameJudge) -> None:
                    progress(_said(judge))

                first, *others = [Analyst(engine).ask for engine in engines]
                review = judged(judge, first, tell, *others)
            looking = LookingBack(review, canvas_for(sys.stdout), threshold)
            for line in looking.overview():
                print(line)
            for fault in faults:
                print(f"quiltbee: {printable(fault, 400)}", file=sys.stderr)
            if sys.stdin is not None and sys.stdin.isatty():
                ReviewPrompt(looking, first).run()
    except (EngineError, ReviewError) as error:
        raise CommandError(str(error)) from None
    return 1 if faults else 0
