"""Whom one follows and whom one has blocked: who sees it, and what a block keeps from happening."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, insert, select

from quiltbee.server.accounts import ties
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.accounts.schema import accounts
from quiltbee.server.accounts.ties import NewTie, TieKind, TieStore
from quiltbee.server.errors import TakenError, UnknownError
from quiltbee.server.store.schema import people as people_table
from quiltbee.server.store.sqlite import SqliteStore
from tests.server.bots.crowd import Crowd
from tests.server.lobby.test_inviting import member, person, played
from tests.server.lobby.test_lobby_news import feed_of
from tests.server.support import Json, Live


def people(who: httpx.Client) -> list[Json]:
    found: list[Json] = who.get("/api/me/people").raise_for_status().json()["people"]
    return found


def tie(who: httpx.Client, kind: str | None, **whom: str) -> str:
    """Follow or block somebody; their id."""
    told = who.post("/api/me/people", json={"kind": kind, **whom})
    assert told.status_code == 200, told.text
    return next((one["id"] for one in told.json()["people"] if one["kind"] == kind), "")


def refusal(answer: httpx.Response) -> Any:
    assert answer.status_code == 403, answer.text
    return answer.json()["code"]


def test_a_block_keeps_two_from_each_others_tables(server: Live, crowd: Crowd) -> None:
    ann, bob = person(crowd, "Ann"), crowd.browser()
    game = played(server, ann, bob)
    blocked = tie(ann, "block", game=game)
    assert [(one["kind"], one["here"]) for one in people(ann)] == [("block", False)]
    assert people(bob) == [], "he is not told"
    anyone, friend = {"opponent": "anyone"}, {"opponent": "friend"}
    for host, guest, code in ((ann, bob, "not-open"), (bob, ann, "you-blocked")):
        table = host.post("/api/games", json=anyone).json()["id"]
        assert refusal(guest.post(f"/api/games/{table}/seat", json={})) == code
        link = host.post("/api/games", json=friend).json()["invitation"].removeprefix("/i/")
        assert refusal(guest.post(f"/api/invitations/{link}", json={})) == code
    told = bob.post(f"/api/games/{game}/again", json={})
    assert (refusal(told), told.json()["error"]) == (
        "not-invitable",
        "You can't invite this player.",
    )
    assert refusal(ann.post(f"/api/games/{game}/again", json={})) == "you-blocked"
    data = bob.get("/api/me/data.json").json()
    assert data["ties"] == [], "nor by what is kept about him"

    tie(ann, None, person=blocked)
    assert people(ann) == []
    table = ann.post("/api/games", json=anyone).json()["id"]
    assert bob.post(f"/api/games/{table}/seat", json={}).status_code == 201


@pytest.mark.parametrize("blocks", [0, 1])
def test_a_block_keeps_two_from_being_paired(server: Live, crowd: Crowd, blocks: int) -> None:
    both = [person(crowd, "Ann"), person(crowd, "Bob")]
    tie(both[blocks], "block", game=played(server, *both))
    wish = {"clock": f"{600 + blocks}+7", "rated": False}
    first, second = (who.post("/api/match", json=wish).json() for who in both)
    assert first["waiting"]
    assert second["waiting"]
    assert not person(crowd, "Eve").post("/api/match", json=wish).json()["waiting"]


def test_a_block_holds_for_ones_bots(server: Live, crowd: Crowd) -> None:
    ann, bob = person(crowd, "Ann"), person(crowd, "Bob")
    bot, other = crowd.bot(ann, "Yak"), crowd.bot(bob, "Ox")
    blocked = tie(ann, "block", game=played(server, ann, bob))
    challenge = {"bot": bot.id}
    assert refusal(bob.post("/api/challenges", json=challenge)) == "not-invitable"
    assert refusal(other.post("challenges", **challenge)) == "not-invitable"
    tie(ann, None, person=blocked)
    assert bob.post("/api/challenges", json=challenge).status_code == 201


def test_whom_one_follows_is_shown_with_what_they_do(server: Live, crowd: Crowd) -> None:
    ann, bob, eve = member(crowd, "Ann"), person(crowd, "Bob"), person(crowd, "Eve")
    assert (
        eve.post("/api/me/people", json={"kind": "follow", "person": "nobody"}).status_code == 404
    )
    followed = tie(bob, "follow", game=played(server, ann, bob))
    assert tie(eve, "follow", person=followed) == followed, "a listed account"
    table = ann.post("/api/games", json={"opponent": "anyone"}).json()["id"]
    away = {
        "id": followed,
        "name": "Ann",
        "kind": "follow",
        "here": False,
        "game": None,
        "open": False,
    }
    assert people(eve) == [away]
    with feed_of(server, ann):
        assert people(eve) == [away | {"here": True, "game": table, "open": True}]
        crowd.browser().post(f"/api/games/{table}/seat", json={}).raise_for_status()
        assert people(eve) == [away | {"here": True, "game": table}]
        ann.patch("/api/me", json={"listed": False}).raise_for_status()
        assert people(eve) == [away], "no longer listed, and she has not played Ann"
        assert people(bob)[0]["here"]
        tie(ann, "block", game=played(server, ann, bob))
        assert people(bob) == [away], "who is blocked sees nothing"


def test_what_is_asked_must_name_one(crowd: Crowd) -> None:
    ann = person(crowd, "Ann")
    for body in ({}, {"person": "a", "game": "b"}):
        assert ann.post("/api/me/people", json={"kind": "follow", **body}).status_code == 422
    stranger = crowd.browser()
    assert stranger.post("/api/me/people", json={"kind": "block", "game": "b"}).status_code == 404
    assert people(stranger) == []


def test_ties_are_bounded_and_go_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest who signs in takes them along; a block outlasts that one follows."""
    monkeypatch.setattr(ties, "MOST_TIES", 2)
    store = SqliteStore(tmp_path)

    def add(connection: Connection) -> None:
        made = [{"id": name, "created": 1} for name in ("ann", "guest", "bob", "cleo", "dan")]
        connection.execute(insert(people_table), made)
        row = {"login": "", "created": 1, "listed": 1}
        rows = [{"person": one["id"], "login_key": one["id"], **row} for one in made]
        connection.execute(insert(accounts), rows)

    def kept() -> set[tuple[str, str, str]]:
        query = select(ties.ties.c.person, ties.ties.c.other, ties.ties.c.kind)
        read = store.database.read(lambda connection: connection.execute(query).all())
        return {tuple(row) for row in asyncio.run(read)}

    def put(person: str, kind: TieKind | None, other: str) -> None:
        asyncio.run(store[TieStore].put(person, NewTie(kind, other), 1))

    def move(connection: Connection) -> None:
        store[PeopleStore].move_guest(connection, "guest", "ann")

    asyncio.run(store.database.write(add))
    put("ann", "follow", "bob")
    put("ann", "follow", "cleo")
    put("ann", "follow", "bob")
    with pytest.raises(TakenError):
        put("ann", "follow", "dan")
    put("ann", "block", "dan")
    for unknown in ("nobody", "ann"):
        with pytest.raises(UnknownError):
            put("ann", "follow", unknown)
    put("guest", "block", "cleo")
    put("guest", "follow", "ann")
    put("bob", "block", "guest")
    put("bob", "follow", "ann")
    put("dan", "follow", "guest")
    asyncio.run(store.database.write(move))
    anns = {("ann", "bob", "follow"), ("ann", "cleo", "block"), ("ann", "dan", "block")}
    assert kept() == anns | {("bob", "ann", "block"), ("dan", "ann", "follow")}
    asyncio.run(store[PeopleStore].remove("ann", 2))
    assert kept() == set()
    store.close()
