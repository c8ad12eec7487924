"""A line that breaks: the page says so, comes back by itself, and each decision is made once."""

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NO_SERVER, Complaints, Visit
from tests.browser.page import HomePage
from tests.browser.server import Server

SIZES = ((320, 640), (390, 844), (844, 390), (768, 1024), (1280, 800))
LONGEST = "Keine Verbindung. Neuer Versuch …"
COVERED = """
sentence => {
  const lost = document.querySelector('[data-testid=connection]');
  const words = [...lost.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
  const said = words.data;
  words.data = sentence;
  const range = document.createRange();
  range.selectNodeContents(lost);
  const box = range.getBoundingClientRect();
  const head = lost.closest('header').getBoundingClientRect();
  const covered = [...document.querySelectorAll('.turn-buttons > *, .table-head h1')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, other]) => other.left < box.right - 0.5 && other.right > box.left + 0.5 &&
      other.top < box.bottom - 2 && other.bottom > box.top + 2)
    .map(([each]) => each.outerHTML.slice(0, 100));
  words.data = said;
  return box.bottom > head.bottom + 0.5 ? [...covered, `${box.bottom} > ${head.bottom}`] : covered;
}
"""
"""What the longest sentence of any language on a line that is cut would lie under, or over."""


def test_a_decision_made_while_the_server_is_away_is_sent_when_it_is_back(
    own_server: Server, visit: Visit, complaints: Complaints
) -> None:
    complaints.allow(NO_SERVER)
    game = HomePage(visit(own_server)).open().start(opponent="person")
    own_server.kill()
    expect(game.lost).to_have_text("Connection lost. Reconnecting…")
    expect(game.get("live-news")).to_contain_text("Connection lost")
    game.get("pass").click()
    expect(game.strip).to_contain_text("Sending the move")
    expect(game.get("pass")).to_be_disabled()
    own_server.start()
    game.wait_for_decision(0)
    expect(game.lost).to_be_hidden()
    assert game.moves() == ["pass"]
    assert [each["move"] for each in game.state()["moves"]] == ["pass"]
    game.get("pass").click()
    game.wait_for_decision(1)


def test_a_decision_whose_answer_is_lost_is_stored_once(page: Page) -> None:
    sent: list[str] = []

    def lose_the_first_answer(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def from_page(message: str | bytes) -> None:
            sent.append(str(message))
            server.send(message)

        def from_server(message: str | bytes) -> None:
            if len(sent) == 1 and json.loads(message).get("acknowledges") is not None:
                route.close()
            else:
                route.send(message)

        route.on_message(from_page)
        server.on_message(from_server)

    page.route_web_socket("**/play?*", lose_the_first_answer)
    game = HomePage(page).open().start(opponent="person")
    game.get("pass").click()
    game.wait_for_decision(0)
    assert game.number == 1
    assert game.moves() == ["pass"]
    first, second = (json.loads(each) for each in sent)
    assert first == second
    game.get("pass").click()
    game.wait_for_decision(1)
    assert len(sent) == 3


def test_the_connection_message_lies_under_no_icon_and_what_was_decided_is_sent_in_the_end(
    page: Page, complaints: Complaints
) -> None:
    complaints.allow(NO_SERVER)
    game = HomePage(page).open().start(opponent="person")
    page.context.set_offline(True)
    game.get("pass").click()
    expect(game.lost).to_be_visible()
    expect(game.strip).to_contain_text("Sending the move")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(game.get("undo")).to_be_visible()
        assert page.evaluate(COVERED, LONGEST) == [], (width, height)
    page.context.set_offline(False)
    game.wait_for_decision(0)
    expect(game.lost).to_be_hidden()
    assert game.moves() == ["pass"]
    assert game.number == 1


def test_a_server_that_stops_in_order_lets_everyone_go_and_come_back(
    own_server: Server, visit: Visit, complaints: Complaints
) -> None:
    complaints.allow(NO_SERVER)
    game = HomePage(visit(own_server)).open().start(opponent="person")
    game.get("pass").click()
    game.wait_for_decision(0)
    assert own_server.stop() == 0
    expect(game.lost).to_be_visible()
    own_server.start()
    expect(game.lost).to_be_hidden()
    game.get("undo").click()
    game.wait_for_decision(1)
    assert game.moves() == []


def test_a_reload_while_the_computer_thinks_loses_nothing(page: Page) -> None:
    game = HomePage(page).open().start()
    game.get("pass").click()
    expect(game.main).not_to_have_attribute("data-number", "0")
    page.reload()
    game.wait_for_decision(-1)
    expect(game.turn).to_have_text("Your turn")
    assert game.moves()[0] == "pass"
