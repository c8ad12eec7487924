"""Makes the example reviews again: `python tests/data/review/make.py`, some seconds a game.

`duel.pgr` and `solo.pgr` are games that levels of the engine played; each `.json` is the document
of its review, and each `.ndjson` the lines in which it was streamed.
"""

from pathlib import Path

from quiltbee.notation import parse_record
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.transport import engine_command
from quiltbee.review import Analyst, GameJudge, changes_between, describe, to_line

HERE = Path(__file__).parent


def main() -> None:
    """Judge both games."""
    with EngineClient(engine_command("engine")) as engine:
        engine.new_game()
        for name in ("duel", "solo"):
            record = parse_record((HERE / f"{name}.pgr").read_text())
            judge = GameJudge(record, judge=engine.name)
            analyst = Analyst(engine)
            document, stage = describe(judge), judge.stage
            lines = [to_line(document)]
            while not judge.is_done:
                task = judge.next_task()
                assert task is not None
                judge.tell(task, analyst.ask(task.question))
                if judge.stage != stage or judge.is_done:
                    newer, stage = describe(judge), judge.stage
                    lines.append(to_line(changes_between(document, newer)))
                    document = newer
            (HERE / f"{name}.json").write_text(to_line(document) + "\n")
            (HERE / f"{name}.ndjson").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
