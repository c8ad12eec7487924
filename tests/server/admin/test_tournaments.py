"""What the operator does to tournaments, who takes them over, and the log of administration."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from quiltbee.server.admin.log import PAGE
from quiltbee.server.settings import Limits
from tests.server.accounts.browsers import open_account
from tests.server.admin.test_admin import Output, admin
from tests.server.process import serving, wait_for
from tests.server.support import Live, actions_of, create, live, state_of
from tests.server.tournaments.test_routes import call, joined, made, read

pytestmark = pytest.mark.slow


@pytest.fixture
def world(tmp_path: Path) -> Iterator[tuple[Live, list[httpx.Client]]]:
    """A server, and four browsers: the first one's person is an administrator."""
    with live(tmp_path, limits=Limits.for_load()) as server, ExitStack() as stack:
        browsers = [stack.enter_context(server.client()) for _ in range(4)]
        browsers[0].patch("/api/me", json={"name": "Olive"}).raise_for_status()
        appointed(server, browsers[0], "olive")
        yield server, browsers


def appointed(server: Live, browser: httpx.Client, login: str) -> None:
    """Make an account, whose person is an administrator."""
    open_account(browser, login)
    with closing(sqlite3.connect(server.store.file)) as database, database:
        database.execute("INSERT INTO administrators SELECT person FROM accounts")


def id_of(olive: httpx.Client, name: str) -> str:
    (found,) = olive.get("/api/admin/people", params={"wanted": name}).json()["people"]
    return str(found["id"])


def act(browser: httpx.Client, action: str, status: int = 200, **arguments: Any) -> Any:
    done = browser.post("/api/admin", json={"action": action, **arguments})
    assert done.status_code == status, done.text
    return done.json()


def begun(club: list[httpx.Client], **wish: object) -> tuple[str, str, list[str]]:
    """A tournament of the first with all others in its first round: its id, code and games."""
    tournament, code = made(club[0], rounds=3, twice=False, public=True, **wish)
    for number, browser in enumerate(club[1:]):
        joined(browser, tournament, code, f"Player {number}")
    (pairing, *_) = call(club[0], tournament, "start").json()["schedule"][0]["pairings"]
    return tournament, code, [game["id"] for game in pairing["games"]]


def end_of(browser: httpx.Client, game: str) -> str | None:
    """How a game has ended before its time."""
    ended = browser.get(f"/api/games/{game}").raise_for_status().json()["ended"]
    return ended and str(ended["kind"])


def listed(browser: httpx.Client) -> tuple[list[str], list[str]]:
    """The names of the tournaments in the lobby, and in one's own list."""
    places = ("/api/lobby", "/api/tournaments")
    lobby, own = ([one["name"] for one in browser.get(at).json()["tournaments"]] for at in places)
    return lobby, own


def test_the_operator_renames_hides_ends_and_deletes(
    world: tuple[Live, list[httpx.Client]],
) -> None:
    _, (olive, *club) = world
    tournament, code, (game,) = begun(club)
    act(club[0], "end_tournament", 403, tournament=tournament)

    act(olive, "rename_tournament", tournament=tournament, name=" Better\n")
    assert read(club[0], tournament)["name"] == "Better"
    assert listed(olive)[0] == ["Better"]
    assert listed(club[1]) == (["Better"], ["Better"])
    act(olive, "rename_tournament", 422, tournament=tournament, name="\u200b")

    act(olive, "hide_tournament", tournament=tournament)
    assert listed(olive) == listed(club[1]) == ([], [])
    with httpx.Client(base_url=olive.base_url, verify=False) as stranger:
        at = f"/api/tournaments/{tournament}"
        for path in (at, f"{at}/clocks", f"{at}/standings.csv", f"{at}/records.pgr"):
            assert stranger.get(path).status_code == 404
            assert olive.get(path).status_code == club[1].get(path).status_code == 200
        assert stranger.get(f"/api/games/{game}/tournament").status_code == 404
        assert call(stranger, tournament, "join", code=code, name="Eve").status_code == 404
        assert not stranger.cookies
    assert read(club[1], tournament)["hidden"] is True
    act(olive, "show_tournament", tournament=tournament)
    assert listed(club[1]) == (["Better"], ["Better"])
    assert "hidden" not in read(club[1], tournament)

    act(olive, "end_tournament", tournament=tournament, reason="The hall burns.")
    assert read(club[0], tournament)["state"] == "over"
    assert end_of(club[1], game) == "abort"
    assert listed(olive)[0] == []
    act(olive, "end_tournament", 409, tournament=tournament)
    act(olive, "delete_tournament", tournament=tournament)
    assert club[0].get(f"/api/tournaments/{tournament}").status_code == 404
    assert state_of(club[1], game)["tournament"] is None
    act(olive, "delete_tournament", 404, tournament=tournament)

    done = olive.get("/api/admin/log").json()["entries"]
    assert [one["action"] for one in done] == [
        *("delete_tournament", "end_tournament", "show_tournament", "hide_tournament"),
        "rename_tournament",  # nothing that was refused
    ]
    assert (done[1]["details"], done[1]["reason"]) == (
        {"tournament": tournament},
        "The hall burns.",
    )
    assert (done[1]["admin_name"], done[1]["local"]) == ("Olive", False)


def test_a_running_tournament_is_deleted_and_its_games_go_on_as_records(
    world: tuple[Live, list[httpx.Client]],
) -> None:
    _, (olive, *club) = world
    tournament, _, (game,) = begun(club, name="Spam")
    act(olive, "delete_tournament", tournament=tournament)
    assert end_of(club[1], game) == "abort"
    (record, *_) = club[1].get("/api/me/games").json()["games"]
    assert (record["id"], record["tournament"]) == (game, None)
    assert listed(club[0]) == ([], [])


Call = Callable[[httpx.Client, httpx.Client, str], Any]

WAYS: dict[str, Call | str] = {
    "suspended on the page": lambda olive, _, rude: act(olive, "suspend", person=rude, days=1),
    "leaves": lambda _, own, __: own.request("DELETE", "/api/me", json={}).raise_for_status(),
    "suspended on the command line": "suspend",
    "removed": "remove",
}
"""How somebody goes: by a call, or by a command where no server runs."""


@pytest.mark.parametrize("helped", [False, True])
@pytest.mark.parametrize("way", WAYS)
def test_what_somebody_organises_goes_with_them(tmp_path: Path, way: str, helped: bool) -> None:
    """A co-organiser takes it over; else it is closed, if it runs only with a suspension."""
    out = WAYS[way]
    goes_on = helped or "suspended" not in way
    with ExitStack() as stack:
        server = stack.enter_context(live(tmp_path, limits=Limits.for_load()))
        olive, *club = (stack.enter_context(server.client()) for _ in range(4))
        club[0].patch("/api/me", json={"name": "Rude"}).raise_for_status()
        appointed(server, olive, "olive")
        rude = id_of(olive, "rude")
        running, _, (game,) = begun(club)
        waiting, code = made(club[0], rounds=3)
        helper = joined(club[1], waiting, code, "Hal")
        table = create(club[0], opponent="anyone", seed=None)
        for tournament in (running, waiting) if helped else ():
            call(club[0], tournament, "appoint", entrant=helper).raise_for_status()
        if callable(out):
            out(olive, club[0], rude)
            check(club[1], running, waiting, game, table, helped=helped, goes_on=goes_on)
            if "suspended" in way:
                act(olive, "lift", person=rude)
                check(club[1], running, waiting, game, table, helped=helped, goes_on=goes_on)
            return
        cookies = club[1].cookies
    assert admin(tmp_path, "people", out, rude) == 0
    with live(tmp_path) as server, server.client(cookies=cookies) as helping:
        check(helping, running, waiting, game, table, helped=helped, goes_on=goes_on)


def check(
    helper: httpx.Client,
    running: str,
    waiting: str,
    game: str,
    table: str,
    *,
    helped: bool,
    goes_on: bool,
) -> None:
    after_all = (waiting, "open" if helped else "over"), (running, "running" if goes_on else "over")
    for tournament, after in after_all:
        wait_for(lambda: read(helper, tournament)["state"] == after)  # noqa: B023 - called at once
    assert end_of(helper, table) == "abort"
    for tournament in (running, waiting):
        now = read(helper, tournament)
        assert (now["organising"], now.get("helping", False)) == (helped, False)
    assert end_of(helper, game) == (None if goes_on else "abort")


def test_the_log_is_paged_and_forgets_whom_it_is_about(
    world: tuple[Live, list[httpx.Client]],
) -> None:
    server, (olive, ben, *_) = world
    ben.patch("/api/me", json={"name": "Ben"}).raise_for_status()
    person = id_of(olive, "ben")
    act(olive, "suspend", person=person, days=1)
    for number in range(PAGE):
        name = f"Ben {number}"
        act(olive, "rename", person=person, name=name, reason="Ben is rude.")
    act(olive, "rename", 404, person="nobody", name="Ben")
    first = olive.get("/api/admin/log").json()
    rest = olive.get("/api/admin/log", params={"before": first["next"]}).json()
    assert len(first["entries"]) == PAGE
    assert [one["action"] for one in rest["entries"]] == ["suspend"]
    assert rest["next"] is None
    assert first["entries"][0]["details"] == {"name": f"Ben {PAGE - 1}"}
    assert ben.get("/api/admin/log").status_code == 403

    by_shell = actions_of(server.store, server.store.file.parent)
    asyncio.run(by_shell.carry_out("remove_person", {"person": person, "reason": "They asked."}))
    last, before, *_ = olive.get("/api/admin/log").json()["entries"]
    assert (last["action"], last["reason"]) == ("remove_person", "They asked.")
    assert (before["action"], before["details"], before["reason"]) == ("rename", {}, "")
    assert last["person"] is before["person"] is None
    assert (last["local"], before["local"], before["admin_name"]) == (True, False, "Olive")


def test_the_command_line_does_the_same_with_and_without_a_server(
    tmp_path: Path, capsys: Output
) -> None:
    with serving(tmp_path) as server, ExitStack() as stack:
        club = [stack.enter_context(server.client()) for _ in range(3)]
        tournament, _, (game,) = begun(club)
        assert admin(tmp_path, "tournaments", "rename", tournament, "Better") == 0
        assert admin(tmp_path, "tournaments", "hide", tournament, "--reason", "Spam.") == 0
        assert listed(club[1]) == ([], [])
        assert read(club[1], tournament)["name"] == "Better"
        server.stop()
    assert admin(tmp_path, "tournaments", "show", tournament) == 0
    assert admin(tmp_path, "tournaments", "end", tournament) == 0
    assert admin(tmp_path, "tournaments", "end", tournament) == 1
    assert admin(tmp_path, "tournaments", "delete", tournament) == 0
    capsys.readouterr()
    assert admin(tmp_path, "log") == 0
    lines = capsys.readouterr().out.splitlines()
    done = ("delete", "end", "show", "hide", "rename")
    assert [line.split()[2] for line in lines] == list(done)
    assert lines[3].endswith(f"tournament: tournament {tournament}, by the command line: Spam.")
    with closing(sqlite3.connect(tmp_path / "quiltbee.sqlite3")) as database:
        kept = database.execute("SELECT tournament FROM games WHERE id = ?", (game,)).fetchone()
        ended = database.execute("SELECT kind FROM events WHERE game = ?", (game,)).fetchall()
    assert (kept, ended[-1]) == ((None,), ("abort",))
