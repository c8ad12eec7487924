"""Solo against the Automa: whole games, each checked against its stored record, undo and hints."""

import random

import pytest
from playwright.sync_api import Page, expect

from quiltbee.automa import CARDS, Deck
from quiltbee.notation import parse_move
from quiltbee.rules import PASS
from tests.browser.alone import SoloPage, decide, play_alone, read, turns_of
from tests.browser.hands import MOUSE_COUNTER, Clicks, Keys, tab_to
from tests.browser.page import HomePage


@pytest.mark.nightly
def test_a_whole_game_on_the_normal_deck_by_clicks(page: Page) -> None:
    game = SoloPage.start(page, level=2)
    expect(game.get("automa-cards")).to_have_text("The next card is face down.")
    game.get("turn-by-itself").uncheck()
    rng = random.Random(1)
    told = play_alone(game, Clicks(rng), rng, game.get("turn-card").click)
    expect(game.result).to_be_visible()
    text = game.download()
    game.check_record(text)
    record = read(text)
    assert (record.start.deck, record.start.level.level) == (Deck.NORMAL, 2)
    assert turns_of(record) == told

    won = 1 if record.result == "1-0" else 0
    game.get("play-again").click()
    row = HomePage(page).choose("automa").get("solo-totals").get_by_role("row", name="Normal II")
    expect(row).to_contain_text(f"{won} of 1")


@pytest.mark.nightly
def test_a_whole_game_on_the_tactical_deck_by_keyboard_alone(page: Page) -> None:
    page.add_init_script(MOUSE_COUNTER)
    home = HomePage(page).open()
    press = page.keyboard.press
    tab_to(page, "[data-testid=opponent-computer]")
    for _ in range(3):
        press("ArrowRight")
    expect(home.get("opponent-automa")).to_be_checked()
    tab_to(page, "[data-testid=deck-normal]")
    press("ArrowRight")
    tab_to(page, "[data-testid=level-1]")
    for _ in range(3):
        press("ArrowRight")
    expect(home.get("level-counts")).to_contain_text("IV Master")
    tab_to(page, "[data-testid=start-game]")
    press("Enter")

    game = SoloPage(page)
    game.wait_for_decision(-1)
    assert game.budget() is not None
    tab_to(page, "[data-testid=turn-by-itself]")
    press("Space")
    tab_to(page, "[data-quilt=active] [role=grid]")
    rng = random.Random(2)
    told = play_alone(game, Keys(), rng, lambda: press(rng.choice(["t", "Enter"])))
    expect(game.result).to_be_visible()
    tab_to(page, "[data-testid=download-record]")
    with page.expect_download() as started:
        press("Enter")
    text = started.value.path().read_text("utf-8")
    game.check_record(text)
    record = read(text)
    assert (record.start.deck, record.start.level.level) == (Deck.TACTICAL, 4)
    assert turns_of(record) == told
    assert page.evaluate("window.mouseEvents") == 0


@pytest.mark.nightly
def test_a_game_with_reloads_in_the_middle(page: Page) -> None:
    game = SoloPage.start(page, "tactical", level=5)
    rng = random.Random(3)
    hand = Clicks(rng)
    told = play_alone(game, hand, rng, decisions=2)
    before, moves = game.solo(), game.moves()
    page.reload()
    game.wait_for_decision(-1)
    assert (game.solo(), game.moves()) == (before, moves)

    game.get("turn-by-itself").uncheck()
    while not game.has_card_waiting():
        decide(game, hand, rng)
    before, number, budget = game.solo(), game.number, game.budget()
    page.reload()
    expect(game.get("turn-card")).to_be_enabled()
    assert (game.solo(), game.number, game.budget()) == (before, number, budget)
    game.get("turn-by-itself").check()
    game.wait_for_decision(number)
    assert CARDS[game.told()[0][0]].budget == budget
    told += game.told()

    game.get("turn-by-itself").uncheck()
    told += play_alone(game, hand, rng, game.get("turn-card").click)
    expect(game.result).to_be_visible()
    text = game.download()
    game.check_record(text)
    assert turns_of(read(text))[-len(told) :] == told


def test_undo_is_free_until_the_card_is_turned_and_practice_afterwards(page: Page) -> None:
    game = SoloPage.start_by_form(page, "tactical", level=3)
    game.get("turn-by-itself").uncheck()
    undo, practice, turn = game.get("undo"), game.get("practice"), game.get("turn-card")
    start = game.solo()

    def take_turns() -> None:
        number = game.number
        game.get("pass").click()
        game.wait_past(number)
        game.turn_all(turn.click)

    game.get("pass").click()
    expect(turn).to_be_visible()
    expect(undo).to_have_text("Undo")
    beside = game.get("hint").bounding_box()
    undo.click()
    game.wait_for_decision(1)
    assert game.solo() == start
    expect(practice).to_have_count(0)

    take_turns()
    expect(undo).to_have_text("Undo (won’t count)")
    assert game.get("hint").bounding_box() == beside
    after, moves = game.solo(), game.moves()
    undo.click()
    dialog = game.get("dialog-practice")
    expect(dialog).to_contain_text("practice")
    dialog.get_by_role("button", name="Play on").click()
    expect(dialog).to_have_count(0)
    assert (game.solo(), game.moves()) == (after, moves)
    undo.click()
    number = game.number
    game.get("practice-confirm").click()
    game.wait_for_decision(number)
    expect(practice).to_have_text("Practice")
    assert game.moves() == []
    assert game.solo() == start

    take_turns()
    number = game.number
    undo.click()
    game.wait_for_decision(number)
    assert game.moves() == []
    expect(game.get("seed").locator("..")).to_contain_text("level III, Fellow, practice")


def test_a_hint_shows_a_decision_and_never_makes_it(page: Page) -> None:
    game = SoloPage.start(page)
    before, number = game.solo(), game.number
    legal = before.legal_moves()
    game.get("hint").click()
    words = game.get("hint-words")
    advised = parse_move(words.get_attribute("data-move") or "")
    assert advised in legal
    assert advised != PASS
    expect(page.locator(".offer.hinted")).to_have_count(1)
    expect(page.locator(".hint-mark")).to_be_visible()
    expect(game.get("live-hint")).to_contain_text("Hint: ")
    expect(game.ghost).to_have_count(0)
    expect(game.deck).to_have_attribute("data-move", "")
    assert (game.solo(), game.number, game.moves()) == (before, number, [])

    Clicks(random.Random(1)).make(game, advised)
    game.wait_past(number)
    expect(words).to_have_count(0)
