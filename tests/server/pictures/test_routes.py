"""Pictures over HTTP, and what other sites are told of a link to a game."""

import base64
import io
import re

import httpx
import pytest
from PIL import Image

from quiltbee.notation import format_link
from quiltbee.server.pages import LONGEST_SHARED, spoken
from tests.pictures.games import random_game
from tests.server.support import Live, create

GAME = "bWLNceYFTKSBGUgEfVZQXMHPRIDCJOadA,L3a1e0a1F3c1"
CODE = base64.urlsafe_b64encode(GAME.encode()).decode().rstrip("=")


def opened(response: httpx.Response) -> Image.Image:
    assert response.status_code == 200, response.text
    return Image.open(io.BytesIO(response.content))


def properties(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([a-z:]+)" content="([^"]*)">', page))


@pytest.mark.slow
def test_a_game_is_drawn_as_it_was_asked_for(browser: httpx.Client) -> None:
    game = create(browser, opponent="person")
    drawn = browser.get(f"/api/games/{game}/picture.png", params={"size": 300})
    assert drawn.headers["content-type"] == "image/png"
    assert drawn.headers["cache-control"] == "no-cache"
    assert drawn.headers["cross-origin-resource-policy"] == "cross-origin"
    assert "content-encoding" not in drawn.headers
    assert opened(drawn).size == (300, 158)
    again = browser.get(
        f"/api/games/{game}/picture.png",
        params={"size": 300},
        headers={"If-None-Match": drawn.headers["etag"]},
    )
    assert (again.status_code, again.content) == (304, b"")

    looks = {"edition": "valentine", "scheme": "dark", "shape": "quilt-2"}
    svg = browser.get(f"/api/games/{game}/picture.svg", params=looks)
    assert svg.headers["content-type"] == "image/svg+xml"
    assert svg.text.startswith("<svg ")
    assert svg.headers["content-security-policy"].startswith("default-src 'none'")


@pytest.mark.slow
def test_a_link_is_drawn_at_any_of_its_moves_and_as_an_animation(browser: httpx.Client) -> None:
    ask = {"game": CODE, "size": "200", "one": "Ada", "two": "<b>Mo"}
    texts = {browser.get("/api/picture.svg", params={**ask, "at": at}).text for at in range(4)}
    assert len(texts) == 4
    assert all("&lt;b&gt;Mo" in text for text in texts)
    moving = opened(browser.get("/api/picture.webp", params=ask))
    assert getattr(moving, "n_frames", 0) == 4


@pytest.mark.slow
def test_an_animation_is_drawn_no_more_once_its_caller_has_gone(
    browser: httpx.Client, server: Live
) -> None:
    whole = random_game(1)
    game = format_link(whole.start, whole.moves).removeprefix("#")
    ask = {"game": base64.urlsafe_b64encode(game.encode()).decode(), "size": "1200"}
    for _ in range(5):  # more than one person may have waiting
        with pytest.raises(httpx.ReadTimeout):
            browser.get("/api/picture.webp", params=ask, timeout=0.3)
    still = browser.get("/api/picture.webp", params={"game": CODE, "size": "100"}, timeout=10)
    assert opened(still).format == "WEBP"


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("/api/games/nothere/picture.png", 404, "There is no such game."),
        ("/api/games/NOT/picture.png", 422, ""),
        ("/api/picture.png?game=@@@", 400, "This link holds no game."),
        ("/api/picture.png?game=AAAA", 400, ""),
        (f"/api/picture.png?game={'A' * (LONGEST_SHARED + 1)}", 422, ""),
        (f"/api/picture.gif?game={CODE}", 422, ""),
        (f"/api/picture.png?game={CODE}&size=63", 422, ""),
        (f"/api/picture.png?game={CODE}&edition=xmas", 422, ""),
        (f"/api/picture.png?game={CODE}&at=4", 422, "The game has only 3 moves."),
        (
            f"/api/picture.webp?game={CODE}&size=2000",
            422,
            "An animation is 64 to 1200 pixels wide.",
        ),
        ("/api/invitations/nope/picture.png", 404, "There is no such invitation"),
    ],
)
def test_what_cannot_be_drawn_is_answered_with_one_sentence(
    browser: httpx.Client, path: str, status: int, said: str
) -> None:
    answer = browser.get(path)
    assert answer.status_code == status
    assert said in answer.json()["error"]
    assert answer.json()["error"].count("\n") == 0


def test_the_page_of_a_game_tells_other_sites_what_it_shows(
    browser: httpx.Client, server: Live
) -> None:
    game = create(browser, opponent="person")
    page = browser.get(f"/game/{game}")
    told = properties(page.text)
    assert told["og:title"].endswith("at Patchwork")
    assert told["og:description"] == "The game is on: watch it in your browser."
    assert told["twitter:card"] == "summary_large_image"
    assert told["og:image"].startswith(f"{server.url}api/games/{game}/picture.png?n=")
    assert opened(browser.get(told["og:image"])).size == (1200, 630)
    assert page.headers["etag"] == browser.get("/puzzles").headers["etag"], (
        "for a browser it is the page"
    )
    assert "og:image" not in browser.get("/").text
    german = browser.get(f"/game/{game}", headers={"Accept-Language": "de"})
    assert "Die Partie läuft" in properties(german.text)["og:description"]


def test_a_shared_link_shows_its_game_and_nothing_but_text(browser: httpx.Client) -> None:
    evil = '"><script>alert(1)</script>'
    page = browser.get(f"/g/{CODE}", params={"one": "Ada", "two": evil})
    assert page.status_code == 200
    assert evil not in page.text
    told = properties(page.text)
    assert told["og:title"].startswith("Ada and &quot;&gt;&lt;script")
    image = told["og:image"].replace("&amp;", "&")
    assert opened(browser.get(image)).size == (1200, 630)


@pytest.mark.parametrize("code", ["AAAA", "_", "Zm9v", "x" * (LONGEST_SHARED + 1)])
def test_a_shared_link_that_holds_no_game_is_not_found(browser: httpx.Client, code: str) -> None:
    page = browser.get(f"/g/{code}")
    assert page.status_code == 404
    assert "og:image" not in page.text


@pytest.mark.slow
def test_an_invitation_says_who_invites(browser: httpx.Client) -> None:
    wish = {"opponent": "friend", "names": ["Ida"]}
    made = browser.post("/api/games", json=wish)
    assert made.status_code == 201, made.text
    code = made.json()["invitation"].rsplit("/", 1)[-1]
    told = properties(browser.get(f"/i/{code}").text)
    assert told["og:title"] == "Ida invites you to a game of Patchwork"
    assert told["og:description"] == "Play in your browser, without an account."
    assert opened(browser.get(told["og:image"])).size == (1200, 630)
    assert "og:image" not in browser.get("/i/aaaa-bbbb-cccc").text


@pytest.mark.parametrize(
    ("name", "said"),
    [("Player 2", "Joueur 2"), ("Quiltbee level 3", "Ordinateur, niveau 3"), ("Ida", "Ida")],
)
def test_what_the_server_calls_a_seat_is_translated(name: str, said: str) -> None:
    assert spoken(name, "fr") == said
