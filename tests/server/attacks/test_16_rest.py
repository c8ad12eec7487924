"""Attack 16: the rest of what was tried in that hour."""

import json
import os
import stat
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from quiltbee.games import Clock, TimeControl, begin
from quiltbee.games.clocks import GREATEST_QUOTA, LEAST_QUOTA, LONGEST_LAG
from quiltbee.rules import PASS, Seat, new_game
from quiltbee.server.accounts import accounts
from quiltbee.server.accounts.accounts import BY_LOGIN, SignInAttempts
from quiltbee.server.bots.rows import MOST_BOTS
from quiltbee.server.errors import TooManyError
from quiltbee.server.rates import Attempts
from quiltbee.server.settings import Limits, Settings
from quiltbee.server.store.sqlite import SqliteStore
from tests.server.accounts.browsers import PASSPHRASE, open_account
from tests.server.store.support import RING
from tests.server.support import Live, calls, create, live, live_on

TEXTS = ("\0", "a\0b", "\ud800", "a\udfffb")


@pytest.mark.slow
def test_logins_are_not_enumerated_by_passkey_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts, "FREE_OPENINGS", 5)
    with live(tmp_path, limits=Limits.for_load()) as server:
        with server.client(headers={"Host": "localhost"}) as guest:
            answers = [
                guest.post("/api/passkeys/options", json={"login": f"login{number}"}).status_code
                for number in range(8)
            ]
        assert 429 in answers[5:]
        assert 429 not in answers[:5]


def test_guesses_at_many_keys_forget_none_at_one() -> None:
    attempts = Attempts(3, 900.0, lambda: 0.0, most_keys=100)
    for _ in range(4):
        attempts.allow("victim")
        attempts.fail("victim")
    assert attempts.allow("victim") > 0
    for number in range(10_000):
        attempts.allow(number)
        attempts.fail(number)
    assert attempts.allow("victim") > 0


def test_strangers_do_not_lock_the_owner_out() -> None:
    attempts = SignInAttempts(lambda: 0.0)
    for number in range(BY_LOGIN):
        attempts.begin("ann", f"203.0.113.{number}")
        attempts.end("ann", f"203.0.113.{number}", right=False)
    with pytest.raises(TooManyError):
        attempts.begin("ann", "198.51.100.1")
    attempts.begin("ann", "198.51.100.1", "a browser of hers")
    attempts.end("ann", "198.51.100.1", "a browser of hers", right=True)


@pytest.mark.slow
def test_a_browser_that_has_signed_in_may_come_back_under_siege(tmp_path: Path) -> None:
    with live(tmp_path, limits=Limits.for_load()) as server, server.client() as ann:
        open_account(ann, "ann")
        ann.post("/api/sign-out")
        wrong, right = (
            {"login": "ann", "passphrase": "x"},
            {"login": "Ann", "passphrase": PASSPHRASE},
        )
        with server.client() as mallory:
            answers = [mallory.post("/api/sign-in", json=wrong) for _ in range(12)]
            assert answers[-1].status_code == 429
            mallory.cookies.set("quiltbee_device", f"{'0' * 32}.{'0' * 64}")
            assert mallory.post("/api/sign-in", json=right).status_code == 429
        with server.client() as mallory:  # whose proof is for another login
            open_account(mallory, "mallory")
            mallory.post("/api/sign-out")
            assert "quiltbee_device" in mallory.cookies
            assert mallory.post("/api/sign-in", json=right).status_code == 429
        assert ann.post("/api/sign-in", json=right).status_code == 200


def test_the_data_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        folder = tmp_path / "data"
        store = SqliteStore(folder)
        try:
            found = {folder: 0o700} | dict.fromkeys(folder.iterdir(), 384)
            assert len(found) >= 4
            modes = {path: stat.S_IMODE(path.stat().st_mode) for path in found}
            assert modes == found
        finally:
            store.close()
        folder.chmod(0o755)
        (folder / "quiltbee.sqlite3").chmod(0o644)
        SqliteStore(folder).close()
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert stat.S_IMODE((folder / "quiltbee.sqlite3").stat().st_mode) == 0o600
    finally:
        os.umask(before)


def test_a_folder_with_other_things_in_it_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "holiday.jpg").touch()
    SqliteStore(tmp_path).close()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


@pytest.mark.parametrize(("control", "quota"), [("20+0", LEAST_QUOTA), ("600+0", GREATEST_QUOTA)])
def test_late_pongs_gain_a_bounded_time_in_a_game(control: str, quota: int) -> None:
    """Who delays every answer to a ping is credited half a second each turn, but not for ever."""
    game, clock, at = begin(new_game(RING)), Clock.begin(TimeControl.parse(control)), 0
    gained = {Seat.FIRST: 0, Seat.SECOND: 0}
    while not game.is_over and at < 10**6:
        moves = game.table.legal_moves()
        event = game.move(moves[-1] if PASS not in moves else PASS)
        running, at = clock.running, at + LONGEST_LAG
        game = game.after(event)
        before = clock
        clock = clock.after(event, game, at, lag=10**6)
        if running is not None:
            gained[running] += LONGEST_LAG - (
                before.left[running.index] - clock.left[running.index]
            )
    assert max(gained.values()) <= quota
    assert max(clock.lagged) <= quota


@pytest.mark.slow
@pytest.mark.parametrize("text", TEXTS)
def test_what_is_no_text_is_refused_with_a_sentence(server: Live, text: str) -> None:
    named = {"code": "AAAA-AAAA-AAAA", "action": "resign", "number": 2}
    sent = {"Content-Type": "application/json"}
    with server.client() as browser:
        create(browser)
        for call in calls():
            if call.body is None:
                continue
            path = call.path.format_map(defaultdict(lambda: "2" * 6, named))
            body = {"name": text, "text": text, "login": text, "link": text}
            answer = browser.request(call.method, path, content=json.dumps(body), headers=sent)
            assert answer.status_code == 422, (path, answer.text)
            assert "a character that is not allowed" in answer.json()["error"]
        for path in ("/api/games/a%00b", "/%00"):
            answer = browser.get(path)
            told = answer.status_code, answer.json()["error"]
            assert told == (404, "There is nothing at this address.")
        for path in ("/api/lobby?x=%00", "/api/me/games?cursor=%00"):
            answer = browser.get(path)
            told = answer.status_code, answer.json()["error"]
            assert told == (422, "The address has an invalid character.")


@pytest.mark.slow
def test_parallel_requests_pass_no_limit(tmp_path: Path) -> None:
    limits = Limits.for_load(open_games=10)
    with live(tmp_path, limits=limits) as server, server.client() as guest:
        create(guest)
        wish = {"opponent": "person", "seed": "quilt"}

        def make_bot(number: int) -> int:
            wish = {"name": f"Bot {number}", "scope": "play"}
            return guest.post("/api/me/bots", json=wish).status_code

        with ThreadPoolExecutor(16) as many:
            games = list(many.map(lambda _: guest.post("/api/games", json=wish), range(30)))
            bots = list(many.map(make_bot, range(MOST_BOTS + 11)))
            bot = guest.get("/api/me/bots").json()["bots"][0]["id"]
            tokens = list(
                many.map(
                    lambda _: guest.post(f"/api/me/bots/{bot}/tokens", json={"scope": "read"}),
                    range(20),
                )
            )
        assert sum(answer.status_code == 201 for answer in games) == 9
        assert {answer.status_code for answer in games} == {201, 429}
        assert bots.count(201) == MOST_BOTS
        assert sum(answer.status_code == 201 for answer in tokens) == 9


@pytest.mark.slow
def test_behind_tls_a_browser_is_told_to_stay_there(tmp_path: Path) -> None:
    settings = Settings(tmp_path, proxy="127.0.0.1")
    with live_on(SqliteStore(tmp_path), settings) as server, server.client() as browser:
        assert "strict-transport-security" not in browser.get("/").headers
        for path in ("/", "/api/me", "/api/games/none"):
            told = browser.get(path, headers={"X-Forwarded-Proto": "https"}).headers
            assert told["strict-transport-security"] == "max-age=31536000"
