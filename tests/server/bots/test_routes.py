"""Bots over HTTP: tokens and what they are good for, streams, challenges, and games."""

import json

import httpx
import pytest

from tests.server.bots.crowd import Crowd, Program, challenge
from tests.server.following import Follower
from tests.server.support import Live, a_move, create, receive, send, the_error


@pytest.fixture
def ann(crowd: Crowd) -> httpx.Client:
    return crowd.browser()


@pytest.fixture
def bot(crowd: Crowd, ann: httpx.Client, request: pytest.FixtureRequest) -> Program:
    """A bot of Ann's, with a name of its own."""
    return crowd.bot(ann, request.node.name[-40:])


# Tokens


def test_a_bot_is_made_listed_and_removed(crowd: Crowd, ann: httpx.Client) -> None:
    bot = crowd.bot(ann, "  Robbie\u200b  ")
    assert bot.token.startswith("qb_")
    assert len(bot.token) == 46
    assert bot.client.get("/api/bot/me").json() == {
        "id": bot.id,
        "name": "Robbie",
        "scope": "play",
    }
    with bot.listening():
        assert bot.client.get("/api/bot/me").json()["online"]  # as a second process is told
    (listed,) = ann.get("/api/me/bots").json()["bots"]
    assert (listed["id"], listed["name"], listed["online"]) == (bot.id, "Robbie", False)
    assert bot.token not in json.dumps(listed)
    assert ann.delete(f"/api/me/bots/{bot.id}").status_code == 204
    assert ann.get("/api/me/bots").json() == {"bots": []}
    assert bot.client.get("/api/bot/me").status_code == 401
    crowd.bot(ann, "ROBBIE")  # the name is free again


def test_only_the_hash_of_a_token_is_stored(server: Live, bot: Program) -> None:
    assert bot.token.encode() not in server.store.file.read_bytes()
    wal = server.store.file.with_name(f"{server.store.file.name}-wal")
    assert bot.token.encode() not in wal.read_bytes()


def test_a_name_that_looks_like_another_is_taken(crowd: Crowd, ann: httpx.Client) -> None:
    crowd.bot(ann, "Tik-Tok")
    taken = crowd.browser().post("/api/me/bots", json={"name": "ＴＩＫ-tok"})
    said = {"error": "Another bot has that name.", "code": "bot-taken", "values": {}}
    assert (taken.status_code, taken.json()) == (409, said)
    for name in ("", " \u200b "):
        assert ann.post("/api/me/bots", json={"name": name}).status_code == 422


def test_a_token_that_is_revoked_is_void_and_cuts_the_stream(
    ann: httpx.Client, bot: Program
) -> None:
    second = ann.post(f"/api/me/bots/{bot.id}/tokens", json={}).json()["token"]
    tokens = ann.get("/api/me/bots").json()["bots"][0]["tokens"]
    with bot.listening() as heard:
        revoked = ann.delete(f"/api/me/bots/{bot.id}/tokens/{tokens[0]['id']}")
        assert revoked.status_code == 204
        assert heard.wait_for_the_end() == []
    refused = bot.client.get("/api/bot/me")
    assert refused.status_code == 401
    assert refused.headers["www-authenticate"] == "Bearer"
    assert refused.json()["error"].endswith("Authorization: Bearer TOKEN.")
    bot.client.headers["Authorization"] = f"Bearer {second}"
    assert bot.client.get("/api/bot/me").status_code == 200
    assert ann.delete(f"/api/me/bots/{bot.id}/tokens/{tokens[0]['id']}").status_code == 404


@pytest.mark.parametrize("way", ["asked", "passphrase"])
def test_all_tokens_of_an_owner_end_together(
    crowd: Crowd, ann: httpx.Client, bot: Program, way: str
) -> None:
    other = crowd.bot(crowd.browser(), f"Other {way}")
    account = {"login": f"owner-{way}", "passphrase": "a boat of thread and needles"}
    ann.post("/api/account", json=account).raise_for_status()
    assert bot.client.get("/api/bot/me").status_code == 200
    with bot.listening() as heard:
        if way == "asked":
            assert ann.delete("/api/me/tokens").status_code == 204
        else:
            changed = {"old": account["passphrase"], "new": "quite another boat of thread"}
            ann.post("/api/me/passphrase", json=changed).raise_for_status()
        assert heard.wait_for_the_end() == []
    assert bot.client.get("/api/bot/me").status_code == 401
    assert ann.get("/api/me/bots").json()["bots"][0]["tokens"] == []
    assert other.client.get("/api/bot/me").status_code == 200


def test_only_the_owner_sees_and_changes_a_bot(crowd: Crowd, bot: Program) -> None:
    stranger = crowd.browser()
    assert stranger.get("/api/me/bots").json() == {"bots": []}
    assert stranger.delete(f"/api/me/bots/{bot.id}").status_code == 404
    assert stranger.post(f"/api/me/bots/{bot.id}/tokens", json={}).status_code == 404
    assert bot.client.get("/api/me/bots").json() == {"bots": []}, "a token counts only for bots"


@pytest.mark.parametrize(
    "authorization", ["", "Bearer", "Bearer qb_short", "Basic cWI6cWI=", f"Bearer qb_{'x' * 43}"]
)
def test_without_a_token_that_is_known_nothing_is_told(crowd: Crowd, authorization: str) -> None:
    client = crowd.browser(headers={"Authorization": authorization} if authorization else {})
    for path in ("me", "stream", "games/k3/stream"):
        assert client.get(f"/api/bot/{path}").status_code == 401
    move = {"id": "m", "seen": 0, "move": "pass"}
    assert client.post("/api/bot/games/k3/move", json=move).status_code == 401


def test_cookies_do_not_count_for_bots(ann: httpx.Client, bot: Program) -> None:
    assert ann.cookies
    assert ann.get("/api/bot/me").status_code == 401


def test_a_token_for_reading_only_reads(crowd: Crowd, ann: httpx.Client) -> None:
    reader = crowd.bot(ann, "Reader", scope="read")
    game = challenge(ann, reader)
    with reader.listening() as heard:
        assert heard.next()["game"] == game
    for refused in (
        reader.post(f"challenges/{game}/accept"),
        reader.post(f"games/{game}/resign", id="r", seen=0),
        reader.post("challenges", bot="Reader"),
    ):
        assert refused.status_code == 403
        assert refused.json() == {"error": "That token is read-only."}


# Challenges


@pytest.mark.slow
def test_a_challenge_is_told_accepted_and_played(
    server: Live, ann: httpx.Client, bot: Program
) -> None:
    with bot.listening() as heard:
        game = challenge(ann, bot, clock="600+10", name="Ann")
        told = heard.next()
        assert told == {
            "type": "challenge",
            "game": game,
            "seat": 2,
            "opponent": {"name": "Ann", "bot": False, "rating": None},
            "variant": "duel",
            "board": "revised",
            "clock": "600+10",
            "takebacks": True,
            "rated": False,
            "seed_chosen": False,
        }
        assert ann.get("/api/me/bots").json()["bots"][0]["online"]
        assert bot.post(f"challenges/{game}/accept").json() == {"number": 1}
        started = heard.next()
        assert (started["type"], started["game"], started["seat"]) == ("game_start", game, 2)
        with server.play(ann, game) as page:
            seats = receive(page)["seats"]
            assert [(seat["kind"], seat["bot"]) for seat in seats] == [
                ("person", False),
                ("person", True),
            ]
            send(page, type="move", id="m", seen=1, move="pass")
            assert receive(page)["number"] == 2
            moved = _move_of(bot, game)
            assert receive(page)["number"] == moved
            send(page, type="resign", id="r", seen=moved)
        finished = heard.next()
        assert (finished["type"], finished["game"]) == ("game_finish", game)


def _move_of(bot: Program, game: str) -> int:
    """Let a bot move; the number of its event."""
    with bot.listening(f"games/{game}/stream") as heard:
        state = Follower().take(heard.next())
        body = {"id": "move-1", "seen": state["number"], "move": a_move(state)}
        done = bot.post(f"games/{game}/move", **body)
        assert done.status_code == 200, done.text
        event = heard.next()
        assert (event["type"], event["acknowledges"]) == ("event", "move-1")
        assert event["number"] == done.json()["number"] == state["number"] + 1
        assert bot.post(f"games/{game}/move", **body).json() == done.json(), "only once"
    return int(done.json()["number"])


def test_whoever_challenges_comes_by_the_name_they_have(ann: httpx.Client, bot: Program) -> None:
    assert ann.patch("/api/me", json={"name": "Ann of old"}).status_code == 200
    state = ann.get(f"/api/games/{challenge(ann, bot)}").json()
    assert {seat["name"] for seat in state["seats"]} >= {"Ann of old"}


@pytest.mark.slow
def test_a_challenge_is_declined(server: Live, ann: httpx.Client, bot: Program) -> None:
    with bot.listening() as heard:
        game = challenge(ann, bot)
        assert heard.next()["type"] == "challenge"
        with server.play(ann, game) as page:
            receive(page)
            assert bot.post(f"challenges/{game}/decline").json() == {"number": 1}
            state = receive(page)
            assert (state["stage"], state["result"]) == ("over", None)
        assert heard.next() == {"type": "challenge_cancelled", "game": game}
    assert bot.post(f"challenges/{game}/accept").status_code == 409


@pytest.mark.slow
def test_a_challenge_is_withdrawn(server: Live, ann: httpx.Client, bot: Program) -> None:
    game = challenge(ann, bot)
    with bot.listening() as heard:
        assert heard.next()["game"] == game, "what is there is told at first"
        with server.play(ann, game) as page:
            receive(page)
            send(page, type="abort", id="a", seen=0)
        assert heard.next() == {"type": "challenge_cancelled", "game": game}


@pytest.mark.slow
def test_any_number_of_challenges_is_told_at_first(ann: httpx.Client, bot: Program) -> None:
    games = [challenge(ann, bot) for _ in range(70)]
    with bot.listening() as heard:
        assert {heard.next()["game"] for _ in games} == set(games)


def test_a_seat_that_is_kept_is_nobody_elses(
    crowd: Crowd, ann: httpx.Client, bot: Program, request: pytest.FixtureRequest
) -> None:
    game = challenge(ann, bot)
    other = crowd.bot(ann, "Somebody else")
    for answer in ("accept", "decline"):
        assert other.post(f"challenges/{game}/{answer}").status_code == 409
    assert crowd.browser().post(f"/api/games/{game}/seat", json={}).status_code == 403
    assert game not in crowd.browser().get("/api/lobby").text


def test_bots_are_not_paired_and_take_no_seat_of_people(
    crowd: Crowd, server: Live, bot: Program
) -> None:
    bob = crowd.browser()
    public = create(bob, opponent="anyone", seed=None)
    refused = bot.post(f"challenges/{public}/accept")
    assert refused.status_code == 409
    assert bot.client.post(f"/api/games/{public}/seat", json={}).status_code == 201
    with server.play(bob, public) as page:  # that was a person, whose cookie the client now has
        assert not receive(page)["seats"][1]["bot"]


def test_bots_challenge_each_other_but_not_themselves(
    crowd: Crowd, ann: httpx.Client, bot: Program
) -> None:
    other = crowd.bot(ann, "The other one")
    assert bot.post("challenges", bot=bot.id).status_code == 409
    assert bot.post("challenges", bot="Nobody").status_code == 404
    asked = bot.post("challenges", bot="the OTHER one", first="you")
    assert asked.status_code == 201
    game = asked.json()["id"]
    with other.listening() as heard:
        assert heard.next()["opponent"] == {"name": bot.name, "bot": True, "rating": None}
    with bot.listening() as heard:
        assert heard.next()["type"] == "game_start"
    with bot.listening(f"games/{game}/stream") as heard:
        assert [seat["kind"] for seat in heard.next()["seats"]] == ["person", "open"]
    assert other.post(f"challenges/{game}/accept").status_code == 200
    assert bot.post(f"games/{game}/move", id="m", seen=1, move="pass").json() == {"number": 2}


# Games


def test_what_is_refused_in_a_game(
    crowd: Crowd, server: Live, ann: httpx.Client, bot: Program
) -> None:
    game = challenge(ann, bot)
    free = ann.get(f"/api/games/{game}/position").json()
    assert (free["stage"], free["legal"], free["options"]) == ("action", [], [])
    bot.post(f"challenges/{game}/accept")
    assert ann.get(f"/api/games/{game}/position").json()["legal"]
    other = crowd.bot(ann, "A stranger")
    for who, seen, status, kind in [
        (other, 1, 403, "not_your_seat"),
        (bot, 1, 403, "not_your_seat"),
        (bot, 0, 409, "stale"),
    ]:
        refused = who.post(f"games/{game}/move", id="m", seen=seen, move="pass")
        assert (refused.status_code, refused.json()["kind"]) == (status, kind)
        assert refused.json()["error"].endswith(".")
    assert refused.json()["error"].startswith("Event 1 is the last of this game, not 0: follow")
    with server.play(ann, game) as page:
        receive(page)
        send(page, type="move", id="m", seen=1, move="pass")
        receive(page)
    for move, status in (("+a1", 422), ("nonsense", 422), ("too long by far", 422), ("", 422)):
        assert bot.post(f"games/{game}/move", id="m", seen=2, move=move).status_code == status
    assert bot.post(f"games/{game}/dance", id="m", seen=2).status_code == 422
    assert bot.post("games/nowhere/resign", id="m", seen=2).status_code == 404
    assert bot.client.get("/api/bot/games/nowhere/stream").status_code == 404


@pytest.mark.slow
def test_a_bot_answers_resigns_and_plays_again(
    server: Live, ann: httpx.Client, bot: Program
) -> None:
    game = challenge(ann, bot)
    bot.post(f"challenges/{game}/accept")
    with server.play(ann, game) as page:
        receive(page)
        send(page, type="move", id="m", seen=1, move="pass")
        receive(page)
        send(page, type="undo", id="u", seen=2)
        assert receive(page)["offer"] == {"kind": "takeback", "seat": 1}
        assert bot.post(f"games/{game}/accept", id="a", seen=3).json() == {"number": 4}
        assert receive(page)["moves"] == []
        assert bot.post(f"games/{game}/claim", id="c", seen=4).status_code == 422
        assert bot.post(f"games/{game}/resign", id="r", seen=4).json() == {"number": 5}
        assert receive(page)["result"]["winner"] == 1
        send(page, type="rematch", id="again", seen=5)
        receive(page)
    with bot.listening() as heard:
        assert bot.post(f"games/{game}/rematch", id="again", seen=6).json() == {"number": 7}
        started = heard.next()
        assert (started["type"], started["seat"]) == ("game_start", 1)
        assert started["game"] != game


def test_a_bot_may_watch_but_not_play(crowd: Crowd, bot: Program) -> None:
    game = create(crowd.browser())
    with bot.listening(f"games/{game}/stream") as heard:
        told = heard.next()
        assert (told["type"], told["version"]) == ("game", 2)
        assert [seat["yours"] for seat in told["seats"]] == [False, False]
    assert bot.post(f"games/{game}/move", id="m", seen=0, move="pass").status_code == 403


@pytest.mark.slow
def test_people_may_not_send_what_bots_may(
    crowd: Crowd, server: Live, ann: httpx.Client, bot: Program
) -> None:
    game = challenge(ann, bot)
    with server.play(crowd.browser(), game) as page:
        receive(page)
        send(page, type="resign", id="r", seen=0)
        assert "watching" in the_error(page, "not_your_seat", "r")
