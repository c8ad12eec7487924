"""`quiltbee analysis`: queries as lines of JSON on standard input, answers on standard output."""

import argparse
import os
import sys

from quiltbee.commands import CommandError
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.errors import EngineError
from quiltbee.protocol.transport import engine_command
from quiltbee.review.analysis_engine import AnalysisEngine


def run(arguments: argparse.Namespace) -> int:
    """Answer until the end of the input; the status is 1 once nothing reads the answers."""
    engines = arguments.engines or os.cpu_count() or 1

    def start() -> EngineClient:
        return EngineClient(engine_command(arguments.player))

    def write(line: str) -> None:
        try:
            print(line, flush=True)
        except BrokenPipeError:
            os._exit(1)  # the reader is gone; the engines end with their input

    try:
        AnalysisEngine(start, engines, write).run(sys.stdin)
    except EngineError as error:
        raise CommandError(f"the engine can't be started: {error}") from None
    return 0
