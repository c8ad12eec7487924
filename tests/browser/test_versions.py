"""A page and a server that don't fit together, as after an update: the page loads itself anew."""

import json
import re

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Complaints
from tests.browser.page import GamePage, begin_game

PLAY = re.compile(r"/play\?version=2$")


def test_a_page_that_is_older_than_the_server_loads_itself_anew_but_once(page: Page) -> None:
    game = begin_game(page, "person")
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))

    def speak_otherwise(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, "version": 3})

    page.route(re.compile(rf"/api/games/{game.id}$"), speak_otherwise)
    page.reload()
    expect(game.get("problem")).to_have_text(
        "This page and the server don’t match. Reload the page."
    )
    assert len(loads) == 2
    page.unroute_all()
    page.reload()
    expect(game.turn).to_be_visible()


def test_a_socket_that_is_refused_for_its_version_loads_the_page_anew(
    page: Page, complaints: Complaints
) -> None:
    complaints.allow("WebSocket connection to .*: 426$")
    game = begin_game(page, "person")
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    page.route("**/api/health", lambda route: route.fulfill(json={"messages": 3}))
    page.add_init_script(
        "const {WebSocket: Real} = window;"
        "window.WebSocket = class extends Real {"
        "  constructor(url) { super(url.replace('version=2', 'version=1')); }"
        "};"
    )
    page.reload()
    expect(game.get("connection")).to_be_visible()
    page.wait_for_timeout(700)
    assert len(loads) == 2


def test_what_can_not_have_happened_is_asked_for_again_once(
    page: Page, complaints: Complaints
) -> None:
    complaints.allow("Event 1 can’t follow 0 here")
    asked: list[str] = []

    def tell_nonsense(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def from_page(message: str | bytes) -> None:
            asked.append(json.loads(message)["type"])
            server.send(message)

        def from_server(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "event" and told["number"] == 1:
                told["move"] = "+a1"
            route.send(json.dumps(told))

        route.on_message(from_page)
        server.on_message(from_server)

    page.route_web_socket(PLAY, tell_nonsense)
    game: GamePage = begin_game(page, "person")
    game.get("pass").click()
    game.wait_for_decision(0)
    assert game.moves() == ["pass"]
    assert asked == ["move", "hello"]
