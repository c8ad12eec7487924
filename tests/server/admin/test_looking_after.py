"""Looking after people, games and ratings: while a server runs, and while none does."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection

from quiltbee.server.accounts.accounts import Accounts
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.admin.actions import ActionError, Actions
from quiltbee.server.bots.access import BotAccess
from quiltbee.server.bots.rows import BotStore
from quiltbee.server.clock import DAY, Clock, now
from quiltbee.server.errors import ForbiddenError, TakenError, UnknownError, UnknownGameError
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from tests.server.admin.test_admin import Output, admin
from tests.server.process import serving
from tests.server.store.support import ANN, ANNS_SESSION
from tests.server.support import actions_of, create

PASSPHRASE = "seven thimbles and a needle"


@contextmanager
def actions_on(folder: Path, clock: Clock = now) -> Iterator[Actions]:
    store = SqliteStore(folder)
    asyncio.run(store[SessionStore].add(ANNS_SESSION))
    yield actions_of(store, folder, clock)
    store.close()


def do(actions: Actions, action: str, **arguments: object) -> Any:
    return asyncio.run(actions.carry_out(action, arguments))


def open_account(browser: httpx.Client, login: str, name: str) -> None:
    """Be a new person with an account and a name."""
    browser.patch("/api/me", json={"name": name}).raise_for_status()
    made = browser.post("/api/account", json={"login": login, "passphrase": PASSPHRASE})
    assert made.status_code == 201, made.text


@pytest.mark.slow
def test_while_a_server_runs(tmp_path: Path, capsys: Output) -> None:
    data = tmp_path / "data"
    with serving(data) as server, server.client() as ann, server.client() as ben:
        open_account(ann, "ann", "Rude Name")
        assert admin(data, "people", "find", "rude", "--json") == 0
        (found,) = json.loads(capsys.readouterr().out)
        person = found["id"]
        assert (found["login"], found["reports"]) == ("ann", 0)
        game = create(ann)
        told = ben.patch("/api/me", json={"name": "Ben"})
        assert told.status_code == 200
        report = {"game": game, "person": person, "reason": "name", "text": "Look."}
        assert ben.post("/api/reports", json=report).status_code == 201
        capsys.readouterr()
        assert admin(data, "reports", "list") == 0
        line = capsys.readouterr().out
        assert f"Rude Name [{person}], game {game} of " in line
        assert "by Ben [" in line
        assert admin(data, "people", "rename", person, "Ann") == 0
        assert ann.get("/api/me").json()["name"] == "Ann"
        assert ann.get(f"/api/games/{game}").json()["seats"][0]["name"] == "Ann"
        assert admin(data, "games", "end", game) == 0
        assert ann.get(f"/api/games/{game}").json()["ended"]["kind"] == "abort"
        assert admin(data, "games", "end", game) == 1
        assert admin(data, "people", "suspend", person, "--days", "3", "--reason", "Names.") == 0
        assert ann.get("/api/me").json()["known"] is False
        sign_in = {"login": "ann", "passphrase": PASSPHRASE}
        refused = ann.post("/api/sign-in", json=sign_in)
        assert (refused.status_code, refused.json()["error"]) == (403, "This account is suspended.")
        capsys.readouterr()
        assert admin(data, "people", "find", "ann") == 0
        assert "suspended until" in capsys.readouterr().out
        assert admin(data, "people", "lift", person) == 0
        assert ann.post("/api/sign-in", json=sign_in).status_code == 200
        assert admin(data, "people", "lift", person) == 1


def test_a_suspension_that_is_over_is_not_told(tmp_path: Path) -> None:
    moment = 1000
    with actions_on(tmp_path, lambda: moment) as actions:
        do(actions, "suspend", person=ANN, days=2)
        (ann,) = do(actions, "find_people", wanted=ANN)
        assert ann["suspended"] == {"since": 1000, "until": 1000 + 2 * DAY, "reason": ""}
        moment += 2 * DAY
        (ann,) = do(actions, "find_people", wanted=ANN)
        assert ann["suspended"] is None


def test_what_is_refused(tmp_path: Path) -> None:
    with actions_on(tmp_path) as actions:
        for name, arguments, error, said in (
            ("rename", {"person": "nobody", "name": "Ann"}, UnknownError, "no such person"),
            ("rename", {"person": "nobody", "name": "\u200b"}, ActionError, "needs a name"),
            ("suspend", {"person": "nobody"}, UnknownError, "no such person"),
            ("suspend", {"person": "nobody", "days": 0}, ActionError, "1 to 3650 days"),
            ("lift", {"person": "nobody"}, UnknownError, "not suspended"),
            ("end_game", {"game": "nothing"}, UnknownGameError, "no such game"),
            ("void_rating", {"game": "nothing"}, UnknownError, "changed no rating"),
        ):
            with pytest.raises(error, match=said):
                do(actions, name, **arguments)
        assert do(actions, "find_people", wanted="100%") == []


@pytest.mark.slow
def test_an_administrator_looks_after_the_others_from_the_page(
    tmp_path: Path, capsys: Output
) -> None:
    data = tmp_path / "data"
    with serving(data) as server, server.client() as ann, server.client() as ben:
        open_account(ann, "ann", "Ann")
        ben.patch("/api/me", json={"name": "Ben"}).raise_for_status()
        game = create(ben)
        wish = {"game": game, "reason": "name", "text": "Look."}
        report = ann.post("/api/reports", json=wish).json()["id"]
        for browser, path in ((ann, "reports"), (ben, "people?wanted=ann")):
            refused = browser.get(f"/api/admin/{path}")
            assert refused.status_code == 403
            assert refused.json()["error"] == "Only administrators can do that."
        assert ann.post("/api/admin", json={"action": "end_game", "game": game}).status_code == 403
        ids = {}
        for name in ("Ann", "Ben"):
            capsys.readouterr()
            assert admin(data, "people", "find", name, "--json") == 0
            (found,) = json.loads(capsys.readouterr().out)
            ids[name] = found["id"]
        assert admin(data, "people", "appoint", ids["Ben"]) == 1  # without an account
        assert admin(data, "people", "appoint", ids["Ann"]) == 0
        (told,) = ann.get("/api/admin/reports").json()["reports"]
        assert (told["id"], told["reporter_name"], told["text"]) == (report, "Ann", "Look.")
        assert {seat["person"] for seat in told["seats"]} == {ids["Ben"]}
        (person,) = ann.get("/api/admin/people?wanted=ben").json()["people"]
        assert (person["id"], person["suspended"]) == (ids["Ben"], None)
        for action in (
            {"action": "rename", "person": ids["Ben"], "name": "Benjamin"},
            {"action": "end_game", "game": game},
            {"action": "close_report", "report": report},
            {"action": "suspend", "person": ids["Ben"], "days": 2},
            {"action": "lift", "person": ids["Ben"]},
        ):
            done = ann.post("/api/admin", json=action)
            assert (done.status_code, done.json()) == (200, {"done": action["action"]})
        refused = ann.post("/api/admin", json={"action": "suspend", "person": ids["Ann"]})
        assert (refused.status_code, refused.json()["code"]) == (403, "admin-suspends-admin")
        assert ann.get("/api/admin/reports").json() == {"reports": []}
        assert ben.get(f"/api/games/{game}").json()["ended"]["kind"] == "abort"
        wrong = ann.post("/api/admin", json={"action": "rename", "person": ids["Ben"]})
        assert (wrong.status_code, wrong.json()["error"]) == (
            422,
            "The action rename needs 'name'.",
        )
        assert ann.post("/api/admin", json={"action": "appoint"}).status_code == 422
        assert admin(data, "people", "dismiss", ids["Ann"]) == 0
        assert ann.get("/api/admin/reports").status_code == 403


def a_bot(actions: Actions) -> tuple[str, BotAccess, str]:
    """A bot of Ann's: its id, what knows it, and its token."""
    bots = actions._services[BotAccess]
    bot, token = asyncio.run(bots.create(ANN, "Robbie", "play"))
    return bot.id, bots, token


def enters(bots: BotAccess, token: str) -> bool:
    """Whether the token lets a bot in."""
    headers = [(b"authorization", f"Bearer {token}".encode())]
    request = HTTPConnection({"type": "http", "headers": headers})
    return asyncio.run(bots.visitor(request)) is not None


@pytest.mark.parametrize("whom", ["bot", "owner"])
def test_a_suspended_bot_is_kept_out(tmp_path: Path, whom: str) -> None:
    with actions_on(tmp_path) as actions:
        bot, bots, token = a_bot(actions)
        cut: list[str] = []
        actions._store[BotStore].on_out = cut.append
        person = bot if whom == "bot" else ANN
        assert enters(bots, token)
        do(actions, "suspend", person=person)
        assert not enters(bots, token)
        assert cut == [person]
        do(actions, "lift", person=person)
        assert enters(bots, token)


def test_a_bot_is_renamed(tmp_path: Path) -> None:
    with actions_on(tmp_path) as actions:
        bot, bots, _ = a_bot(actions)
        do(actions, "rename", person=bot, name="Better Name")
        found = asyncio.run(bots.find("better name"))
        assert found is not None
        assert (found.id, found.name) == (bot, "Better Name")
        assert asyncio.run(bots.find("Robbie")) is None
        (listed,) = do(actions, "find_people", wanted="better")
        assert (listed["id"], listed["name"]) == (bot, "Better Name")
        other, _, _ = a_bot(actions)
        with pytest.raises(TakenError, match="has that name"):
            do(actions, "rename", person=other, name="BETTER name")


def test_a_suspension_and_the_end_of_the_sessions_are_one_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a bug")

    with actions_on(tmp_path) as actions:
        people = actions._store[PeopleStore]
        with monkeypatch.context() as patched:
            patched.setattr(people, "end_all", fail)
            with pytest.raises(RuntimeError):
                do(actions, "suspend", person=ANN)
        (ann,) = do(actions, "find_people", wanted=ANN)
        assert ann["suspended"] is None
        do(actions, "suspend", person=ANN)
        assert asyncio.run(actions._store[SessionStore].of(ANN)) == []


def test_only_the_command_line_suspends_an_administrator(tmp_path: Path) -> None:
    with actions_on(tmp_path) as actions:
        store = actions._store
        accounts = actions._services[Accounts]
        opened = accounts.open(ANNS_SESSION, "ann", PASSPHRASE, "192.0.2.1")
        asyncio.run(opened)
        do(actions, "appoint", person=ANN)
        on_the_page = actions_of(store, tmp_path, admin=ANN)
        with pytest.raises(ForbiddenError, match="command line"):
            do(on_the_page, "suspend", person=ANN)
        bot, _, _ = a_bot(actions)
        do(on_the_page, "suspend", person=bot)
        do(actions, "suspend", person=ANN)
