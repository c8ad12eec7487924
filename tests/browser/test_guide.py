"""The first game: from start to end by every kind of hand, left and gone on with, and skipped."""

import random
import re
from collections.abc import Callable, Iterable, Iterator

import pytest
from playwright.sync_api import Page, expect

from quiltbee.languages import LANGUAGES, catalogue
from tests.browser import shifts
from tests.browser.axe import violations
from tests.browser.conftest import NO_SERVER, Complaints, Visit
from tests.browser.guide import BEGINNING, END, LESSONS, NEXT, FirstGame
from tests.browser.hands import MOUSE_COUNTER, Clicks, Fingers, Hand, Keys, Words, tab_to
from tests.browser.layout import IS_SEEN, SIZES
from tests.browser.page import HomePage
from tests.browser.server import ROOT, Server
from tests.browser.test_offline import kept_with_engine
from tests.browser.test_one_screen import parts

WEB = ROOT / "quiltbee" / "web"
ROOM_FOR_A_GUIDE = [size for size in SIZES if size != (360, 740)]
"""At 360 x 740 the five tools lie below the fold while the guide speaks."""


def begin(page: Page) -> FirstGame:
    page.goto("/first-game")
    game = FirstGame(page)
    game.wait_for_step(1)
    return game


def follow(
    game: FirstGame, hand: Hand, go_on: Callable[[FirstGame], None], lessons: Iterable[str]
) -> Iterator[str]:
    """Do what each lesson waits for, and give it once that is done."""
    for wanted in lessons:
        step = game.step
        if wanted == NEXT:
            go_on(game)
            game.wait_for_step(step + 1)
        else:
            expect(game.quilt).to_be_visible()
            game.decide(hand, wanted)
        yield wanted


def learn(game: FirstGame, hand: Hand, go_on: Callable[[FirstGame], None]) -> None:
    """All lessons up to the last button."""
    done = [*follow(game, hand, go_on, BEGINNING + END)]
    assert game.step == LESSONS == len(done) + 1
    expect(game.text).to_contain_text("level 1")


def check_level_one(game: FirstGame) -> None:
    """The guide has ended in a game against level 1, in which hints come by themselves."""
    expect(game.guide).to_have_count(0)
    expect(game.turn).to_have_text("Your turn")
    expect(game.get("player-2")).to_contain_text("Level 1")
    expect(game.get("hint-words")).to_be_visible()


def test_the_first_game_by_clicks_points_at_what_to_click(page: Page) -> None:
    HomePage(page).open().get("first-game").click()
    game = FirstGame(page)
    game.wait_for_step(1)
    expect(game.pointed()).to_contain_class("quilt")

    def click(game: FirstGame) -> None:
        game.next.click()

    learn(game, Clicks(random.Random(1)), click)
    expect(game.turn).to_have_text("You win")
    expect(game.get("lead-1")).to_be_visible()
    assert violations(page) == []
    game.next.click()
    check_level_one(game)
    game.get("home").click()
    expect(game.get("continue")).to_contain_text("Pip")


@pytest.mark.nightly
def test_the_first_game_by_keyboard_alone(page: Page) -> None:
    page.add_init_script(MOUSE_COUNTER)
    HomePage(page).open()
    tab_to(page, "[data-testid=first-game]")
    page.keyboard.press("Enter")
    game = FirstGame(page)
    game.wait_for_step(1)
    expect(game.next).to_be_focused()

    def press(_game: FirstGame) -> None:
        page.keyboard.press("Enter")

    learn(game, Keys(), press)
    page.keyboard.press("Enter")
    check_level_one(game)
    assert page.evaluate("window.mouseEvents") == 0


@pytest.mark.nightly
def test_the_first_game_with_a_finger_and_nothing_moves(visit: Visit) -> None:
    phone = visit(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        reduced_motion="no-preference",
    )
    game = begin(phone)
    phone.add_init_script(shifts.WATCH)
    phone.reload()
    game.wait_for_step(1)

    def tap(game: FirstGame) -> None:
        game.next.tap()

    hand = Fingers(random.Random(2))
    for _ in follow(game, hand, tap, BEGINNING):
        moved = shifts.take(phone)
        assert moved == [], "\n".join(moved)
    assert [*follow(game, hand, tap, END)] == END
    game.next.tap()
    check_level_one(game)


@pytest.mark.nightly
def test_the_first_game_by_typed_lines_told_by_a_live_region(page: Page) -> None:
    game = begin(page)
    expect(game.text).to_have_role("status")
    heard: list[str] = []

    def say_next(game: FirstGame) -> None:
        heard.append(game.text.inner_text())
        game.type_line("next")

    learn(game, Words(), say_next)
    told = " ".join(heard)
    for idea in ("You pay with buttons", "further back", "payday", "7 by 7", "Every button"):
        assert idea in told
    game.type_line("next")
    check_level_one(game)


@pytest.mark.slow(20)
def test_the_first_game_and_the_one_after_it_without_the_server(
    own_server: Server, visit: Visit, complaints: Complaints
) -> None:
    complaints.allow(NO_SERVER)
    page = visit(own_server, service_workers="allow")
    HomePage(page).open()
    kept_with_engine(page)
    own_server.kill()

    def say_next(game: FirstGame) -> None:
        game.type_line("next")

    game = begin(page)
    learn(game, Words(), say_next)
    say_next(game)
    check_level_one(game)
    expect(page).to_have_url(re.compile("/offline"))
    number = game.number
    game.type_line("pass")
    game.wait_for_decision(number)
    expect(game.get("hint-words")).to_be_visible()


def test_it_goes_on_where_it_was_left(page: Page) -> None:
    game = begin(page)
    game.go_on(3)
    game.decide(Words(), "e")
    game.go_on(1)
    page.reload()
    game.wait_for_step(6)
    expect(game.text).to_contain_text("Whoever is further back")
    HomePage(page).open().get("first-game").click()
    game.wait_for_step(6)
    game.get("home").click()
    expect(game.get("continue")).to_have_count(0)  # it is a lesson, and none of one's games
    game.get("first-game").click()
    game.wait_for_step(6)
    game.next.click()
    game.wait_for_step(7)
    assert game.moves()[-1] == "Q0a1"


def test_another_decision_is_answered_and_not_made(page: Page) -> None:
    game = begin(page)
    game.get("pass").click()
    expect(game.notice).to_have_text("Read on first: press Next.")
    game.go_on(3)
    game.get("pass").click()
    expect(game.notice).to_contain_text("First the long zigzag for 2 buttons")
    game.offer("R").click()
    expect(game.text).to_contain_text("First the long zigzag for 2 buttons")
    game.type_line("resign")
    game.get("resign-confirm").click()
    expect(game.strip).to_contain_text("Skip")
    assert game.number == 0


def test_it_can_be_skipped(page: Page) -> None:
    game = begin(page)
    game.get("guide-skip").click()
    expect(game.get("hero")).to_be_visible()
    expect(game.get("continue")).to_have_count(0)
    HomePage(page).menu("first-game").click()
    game.wait_for_step(1)


@pytest.mark.parametrize("lessons", [pytest.param(2, marks=pytest.mark.nightly), 3])
def test_guide_and_table_are_on_one_screen_at_every_size(page: Page, lessons: int) -> None:
    game = begin(page)
    game.go_on(lessons)
    check_all_sizes(game)
    if lessons == 3:
        game.offer("e").click()
        game.cell("e5").click()
        check_all_sizes(game)


@pytest.mark.nightly
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_room(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    game = begin(page)
    say = catalogue(language)
    for width, height in ((320, 640), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        cut = [key for key in LESSON_KEYS if game.text.evaluate(CUT, say(key)) > 1]
        assert cut == [], (width, height)


CUT = "(line, text) => { line.textContent = text; return line.scrollHeight - line.clientHeight; }"
LESSON_KEYS = sorted(
    set(re.findall(r"'(guide-[a-z-]+)'", (WEB / "guide" / "lessons.ts").read_text("utf-8")))
)
"""All that the guide says, by its keys."""


def check_all_sizes(game: FirstGame) -> None:
    """The guide leaves room for all that a decision needs."""
    guide = {"text": game.text, "skip": game.get("guide-skip")}
    for width, height in ROOM_FOR_A_GUIDE:
        game.page.set_viewport_size({"width": width, "height": height})
        seen = parts(game, width, height) | guide
        hidden = [name for name, part in seen.items() if not part.first.evaluate(IS_SEEN)]
        assert hidden == [], (width, height)
        cut = game.text.evaluate("text => text.scrollHeight - text.clientHeight")
        assert cut <= 1, (width, height)
