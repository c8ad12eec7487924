"""What is typed at the command line, and said to an engine, is answered as version 0.1.0 did."""

import pytest

from tests.corpus import terminal
from tests.corpus.engine import Engine
from tests.corpus.stored import REDRAWN, Json, read, reworded, with_tags_of_today

CASES = read("commands.json")
TALKS = read("protocol.json")
for number, answer in read(REDRAWN.name)["commands"].items():
    CASES[int(number)]["answer"] = answer
for number, lines in read(REDRAWN.name)["protocol"].items():
    TALKS[int(number)]["lines"] = lines


@pytest.mark.slow
@pytest.mark.parametrize(
    "case", [pytest.param(one, id=f"{n}-{one['words'][0]}") for n, one in enumerate(CASES)]
)
def test_a_command_answers_the_same(case: Json) -> None:
    answer = terminal.unwrapped(terminal.run(case["words"], case["stdin"], case["files"]))
    known = reworded(terminal.unwrapped(case["answer"]))
    expected = with_tags_of_today(case["words"], known)
    assert terminal.comparable(answer) == terminal.comparable(expected)


@pytest.mark.slow
@pytest.mark.parametrize(
    "talk",
    [
        # Compiled code is loaded for seconds.
        pytest.param(
            one,
            id=f"{n}-{one['player']}",
            marks=pytest.mark.slow if one["player"] == "patch-tree" else (),
        )
        for n, one in enumerate(TALKS)
    ],
)
def test_an_engine_answers_the_same(talk: Json) -> None:
    with Engine(talk["player"]) as engine:
        for line, *answers in reworded(talk["lines"]):
            assert [line, *engine.ask(line)] == [line, *answers]
        engine.say("quit")
        assert engine.wait() == talk["status"]
