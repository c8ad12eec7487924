"""Every HTTP call is answered as version 0.1.0 answered it."""

from pathlib import Path

import pytest

import quiltbee
from tests.corpus.browser import serving
from tests.corpus.calls import Calls
from tests.corpus.stored import Json, comparable, read, reworded


@pytest.mark.slow
def test_every_call_is_answered_the_same(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Calls(server) as calls:
        for call in read("http.json.gz"):
            expected = reworded(call["answer"])
            found = calls.answer(call)
            assert _comparable(call, found) == _comparable(call, expected), call


def _comparable(call: Json, answer: Json) -> Json:
    body = answer.get("body")
    if not isinstance(body, dict):
        return answer
    if call["path"] == "/api/health":
        body = {**body, "version": quiltbee.__version__}
    return {**answer, "body": comparable(body, owner=call["browser"] == "ann")}
