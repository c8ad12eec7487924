"""Makes the example reviews again: `python tests/data/review/make.py`, some seconds a game.

`duel.pgr` and `solo.pgr` are games that levels of the engine played; each `.json` is the document
of its review, and each `.ndjson` the lines in which it was streamed. `frozen.json.gz` is not made
again: it holds what 0.2.0 made of an engine's answers.
"""

import asyncio
from itertools import pairwise
from pathlib import Path

from quiltbee.notation import parse_record
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.transport import engine_command
from quiltbee.review import EngineJudge, Review, Reviewer, changes_between, describe, to_line

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


if __name__ == "__main__":
    main()
