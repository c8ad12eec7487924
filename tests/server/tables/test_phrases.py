"""A few phrases between two people: who hears them, and how often they may be said."""

import json

import pytest

from quiltbee.server.tables.presence import RATE
from tests.server.bots.crowd import Crowd
from tests.server.lobby.test_inviting import person, together
from tests.server.process import PATIENCE
from tests.server.support import Json, Live, Page, send


def next_of(page: Page, *types: str) -> Json:
    """The next message of some types, as it came."""
    while True:
        told: Json = json.loads(page.recv(timeout=PATIENCE))
        if told["type"] in types:
            return told


def heard(page: Page) -> Json:
    """The phrase that comes next."""
    while "said" not in (told := next_of(page, "note", "error")):
        assert told["type"] == "note", told
    said: Json = told["said"]
    return said


@pytest.mark.slow
def test_what_one_says_all_at_the_table_hear(server: Live, crowd: Crowd) -> None:
    ann, bob = person(crowd, "Ann"), person(crowd, "Bob")
    game = together(ann, bob)
    with (
        server.play(ann, game) as first,
        server.play(bob, game) as second,
        server.play(crowd.browser(), game) as watcher,
    ):
        for page in (first, second, watcher):
            next_of(page, "game")
        send(second, type="say", phrase="hello")
        for page in (first, second, watcher):
            assert heard(page) == {"player": 2, "phrase": "hello"}
        send(watcher, type="say", phrase="hello")
        assert next_of(watcher, "error")["kind"] == "not_your_seat"
        send(first, type="say", phrase="a long story")
        assert next_of(first, "error")["kind"] == "malformed"
        for _ in range(RATE.most):
            send(first, type="say", phrase="sorry")
            assert heard(first) == {"player": 1, "phrase": "sorry"}
        send(first, type="say", phrase="sorry")
        assert next_of(first, "error")["kind"] == "too_many"
    assert "said" not in ann.get(f"/api/games/{game}").json(), "nothing of it is kept"


@pytest.mark.slow
def test_alone_there_is_nobody_to_hear(server: Live, crowd: Crowd) -> None:
    ann = person(crowd, "Ann")
    game = str(ann.post("/api/games", json={"opponent": "person"}).json()["id"])
    with server.play(ann, game) as page:
        next_of(page, "game")
        send(page, type="say", phrase="hello")
        assert next_of(page, "error")["kind"] == "illegal"
