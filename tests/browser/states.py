"""Every state of every page that looks different: functions that lead a fresh page there."""

from playwright.sync_api import Page, expect

from tests.browser.alone import SoloPage
from tests.browser.guide import FirstGame
from tests.browser.page import GamePage, HomePage, begin_game, play_on
from tests.browser.places import (
    AT_SPECIAL_PATCH,
    BEFORE_END_ALONE,
    NEARLY_FULL,
    OPENING,
    WHOLE_GAME,
)
from tests.browser.reviews import ReviewPage, answer, whole
from tests.browser.two_places import Place, open_table, sit_down, together


def first_page(page: Page) -> None:
    HomePage(page).open()


def first_page_for_two_with_games_to_go_on(page: Page) -> None:
    home = HomePage(page).open()
    game = home.start(opponent="person")
    game.get("pass").click()
    game.wait_for_decision(0)
    game.get("home").click()
    expect(home.get("recent-games")).to_be_visible()
    home.choose("person")
    expect(home.get("name-2")).to_be_visible()


def first_page_with_an_error(page: Page) -> None:
    home = HomePage(page).open()
    home.menu("open-game").click()
    expect(home.get("open-error")).to_be_visible()


def _game(page: Page) -> GamePage:
    return play_on(page, OPENING)


def against_the_computer(page: Page) -> None:
    begin_game(page)


def ghost_that_fits(page: Page) -> None:
    game = _game(page)
    game.offer("L").click()
    game.cell("f5").click()
    expect(game.ghost).to_contain_class("legal")


def ghost_that_overlaps(page: Page) -> None:
    game = _game(page)
    game.offer("L").click()
    game.cell("b2").click()
    game.cell("b2").click()
    expect(game.notice).to_be_visible()


def patch_too_dear(page: Page) -> None:
    game = _game(page)
    game.offer("P").click()
    game.cell("f5").click()
    expect(game.strip).to_contain_text("4 buttons short")


def letters_and_other_look(page: Page) -> None:
    game = _game(page)
    game.get("settings").click()
    game.get("letters").check()
    game.get("coordinates").check()
    game.get("look-thread").check()
    page.keyboard.press("Escape")
    game.get("summary").locator("summary").click()
    game.type_line("m")
    expect(game.get("command-answer")).to_contain_text("bump")


def special_patch_due(page: Page) -> None:
    game = play_on(page, AT_SPECIAL_PATCH)
    game.cell("d4").click()
    expect(game.ghost).to_contain_class("legal")


def earlier_position(page: Page) -> None:
    game = _game(page)
    game.get("step-first").click()
    expect(game.get("back-to-game")).to_be_visible()


def _judged(page: Page, variant: str) -> None:
    """Have the server tell the review of an example game for any."""
    document = whole(variant)
    page.route("**/api/games/*/review", lambda route: answer(route, [document]))


def final_scores(page: Page) -> None:
    _judged(page, "duel")
    game = play_on(page, NEARLY_FULL)
    number = game.number
    game.get("pass").click()
    game.wait_for_decision(number)
    game.get("pass").click()
    expect(game.get("total-2")).to_be_visible()
    expect(game.get("moments-worst")).to_be_visible()


def viewer(page: Page) -> None:
    HomePage(page).open().view(OPENING)


def viewer_at_the_end(page: Page) -> None:
    expect(HomePage(page).open().view(WHOLE_GAME).result).to_be_visible()


def help_open(page: Page) -> None:
    game = begin_game(page)
    game.get("help").click()
    expect(game.get("dialog-aid")).to_be_visible()


def first_game(page: Page) -> None:
    page.goto("/first-game")
    guide = FirstGame(page)
    guide.go_on(3)
    page.get_by_test_id("patch-1").click()
    expect(guide.text).to_contain_text("press Place")


def player_aid(page: Page) -> None:
    page.goto("/aid")
    expect(page.get_by_test_id("aid")).to_be_visible()


def question_before_resigning(page: Page) -> None:
    game = begin_game(page)
    game.get("resign").click()
    expect(game.get("dialog-resign")).to_be_visible()


def alone_with_a_hint(page: Page) -> None:
    game = SoloPage.start(page, "tactical", level=5)
    game.get("hint").click()
    expect(game.get("hint-words")).to_be_visible()


def _card_waiting(page: Page) -> SoloPage:
    game = SoloPage.start(page, "tactical", level=3)
    game.get("turn-by-itself").uncheck()
    game.get("pass").click()
    expect(game.get("turn-card")).to_be_enabled()
    return game


def card_waiting(page: Page) -> None:
    _card_waiting(page)


def card_turned(page: Page) -> None:
    game = _card_waiting(page)
    game.get("turn-card").click()
    expect(game.get("automa-turn").locator("[data-card]")).to_have_count(1)


def question_before_practice(page: Page) -> None:
    game = _card_waiting(page)
    game.turn_all(game.get("turn-card").click)
    game.get("undo").click()
    expect(game.get("dialog-practice")).to_be_visible()


def _end_alone(page: Page) -> GamePage:
    _judged(page, "solo")
    game = play_on(page, BEFORE_END_ALONE, opponent="automa")
    game.get("pass").click()
    expect(game.get("levels")).to_be_visible()
    expect(game.get("moments-worst")).to_be_visible()
    return game


def final_scores_alone(page: Page) -> None:
    _end_alone(page)


def first_page_for_one_alone_with_totals(page: Page) -> None:
    _end_alone(page).get("play-again").click()
    home = HomePage(page).choose("automa")
    expect(home.get("level-counts")).to_be_visible()
    expect(home.get("solo-totals")).to_be_visible()


def viewer_alone(page: Page) -> None:
    game = HomePage(page).open().view(BEFORE_END_ALONE)
    expect(game.get("automa")).to_be_visible()


def beside(page: Page) -> Page:
    """The page of somebody else at the same server."""
    page.goto("/")
    browser = page.context.browser
    assert browser is not None
    return browser.new_context(base_url=page.evaluate("() => location.origin")).new_page()


def waiting_for_a_friend(page: Page) -> None:
    host = Place(page).open(open_table(page, clock="600+5")["url"])
    host.get("new-invitation").click()
    expect(host.get("invitation-qr")).to_be_visible()


def invitation_of_a_friend(page: Page) -> None:
    page.goto(open_table(beside(page), clock="600+5")["invitation"])
    expect(page.get_by_test_id("sit-down")).to_be_visible()


def asked_to_take_back(page: Page) -> None:
    host, guest = together(page, beside(page), clock="600+5")
    host.pass_turn()
    guest.pass_turn()
    guest.get("undo").click()
    expect(host.get("accept")).to_be_visible()


def over_at_two_places(page: Page) -> None:
    host, guest = together(page, beside(page), clock="600+5")
    host.pass_turn()
    guest.pass_turn()
    guest.get("resign").click()
    guest.get("resign-confirm").click()
    guest.get("ask-rematch").click()
    expect(host.get("rematch")).to_be_visible()


def question_before_the_computer_takes_over(page: Page) -> None:
    opened = open_table(page)
    sit_down(beside(page).request, opened["invitation"])
    page.clock.install()
    host = Place(page).open(opened["url"])
    page.clock.fast_forward(181_000)
    host.get("handover").click()
    expect(host.get("dialog-handover")).to_be_visible()


def review(page: Page) -> None:
    ReviewPage(page).open(at=whole("duel")["costliest"][0][0])


def review_of_a_solo_game(page: Page) -> None:
    ReviewPage(page).open("solo")


def finding_the_better_move(page: Page) -> None:
    looked = ReviewPage(page).open(way="seat=1&learn")
    expect(looked.get("question")).to_be_visible()


def a_mistake_put_right(page: Page) -> None:
    finding_the_better_move(page)
    page.get_by_test_id("show-answer").click()
    expect(page.get_by_test_id("lesson-why")).to_be_visible()


def a_lesson_that_is_over(page: Page) -> None:
    a_mistake_put_right(page)
    while page.get_by_test_id("find-next").count():
        page.get_by_test_id("find-next").click()
    expect(page.get_by_test_id("lesson-end")).to_be_visible()


STATES = (
    first_page,
    first_page_for_two_with_games_to_go_on,
    first_page_with_an_error,
    against_the_computer,
    ghost_that_fits,
    ghost_that_overlaps,
    patch_too_dear,
    letters_and_other_look,
    special_patch_due,
    earlier_position,
    final_scores,
    viewer,
    viewer_at_the_end,
    first_game,
    help_open,
    player_aid,
    question_before_resigning,
    alone_with_a_hint,
    card_waiting,
    card_turned,
    question_before_practice,
    final_scores_alone,
    first_page_for_one_alone_with_totals,
    viewer_alone,
    waiting_for_a_friend,
    invitation_of_a_friend,
    asked_to_take_back,
    over_at_two_places,
    question_before_the_computer_takes_over,
    review,
    review_of_a_solo_game,
    finding_the_better_move,
    a_mistake_put_right,
    a_lesson_that_is_over,
)
