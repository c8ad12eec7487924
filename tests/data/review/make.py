"""Makes the example reviews again: `python tests/data/review/make.py`, some seconds a game.

`duel.pgr` and `solo.pgr` are games that levels of the engine played; each `.json` is the document
of its review, and each `.ndjson` the lines in which it was streamed. `frozen.json.gz` holds an
engine's answers and what was made of them; it is made again only when reviews ask or say something
else on purpose.
"""

import asyncio
import gzip
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import msgspec

from quiltbee.notation import format_position, format_record, parse_record
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.transport import engine_command
from quiltbee.protocol.text import format_info, parse_info
from quiltbee.review import (
    EngineJudge,
    Review,
    Reviewer,
    Steps,
    annotated,
    changes_between,
    describe,
    to_line,
)
from tests.review.test_document import FROZEN, FROZEN_EFFORT, Frozen

HERE = Path(__file__).parent


def main() -> None:
    """Review both games."""
    with EngineClient(engine_command("engine")) as engine:
        engine.new_game()
        for name in ("duel", "solo"):
            record = parse_record((HERE / f"{name}.pgr").read_text())
            reviewer = Reviewer(record, name=engine.name)
            documents = [describe(reviewer)]

            def tell(reviewer: Reviewer = reviewer, documents: list[Review] = documents) -> None:
                if reviewer.done == reviewer.of:
                    documents.append(describe(reviewer))

            asyncio.run(reviewer.run(EngineJudge(engine), tell))
            changes = [changes_between(*pair) for pair in pairwise(documents)]
            lines = [to_line(documents[0]), *map(to_line, changes)]
            (HERE / f"{name}.json").write_text(to_line(documents[-1]) + "\n")
            (HERE / f"{name}.ndjson").write_text("\n".join(lines) + "\n")
        frozen = {name: freeze(EngineJudge(engine), each.game) for name, each in FROZEN.items()}
    packed = gzip.compress(msgspec.json.encode(frozen), mtime=0)
    (HERE / "frozen.json.gz").write_bytes(packed)


def freeze(judge: EngineJudge, game: str) -> Frozen:
    """Review a game with little effort, and keep each answer and what was made of them."""
    reviewer = Reviewer(parse_record(game), FROZEN_EFFORT)
    steps, asked = Steps(reviewer.run), list[tuple[str, int, int, str | None]]()
    question, told = steps.go_on(), describe(reviewer)
    lines = [to_line(told)]
    while question is not None:
        info = asyncio.run(judge.ask(question.position, question.limits, question.forecast))
        answer = (
            None if info is None else format_info(replace(info, time_ms=0)).removeprefix("info ")
        )
        nodes = question.limits.nodes
        assert nodes is not None
        asked.append((format_position(question.position), nodes, question.forecast, answer))
        question = steps.go_on(None if answer is None else parse_info(answer))
        if len(asked) % 7 == 0 or question is None:
            newer = describe(reviewer)
            lines.append(to_line(changes_between(told, newer)))
            told = newer
    record = format_record(annotated(steps.result, reviewer.threshold))
    return Frozen(game, asked, to_line(told), lines, record)


if __name__ == "__main__":
    main()
