"""Pictures of every page and stage at ten sizes, light and dark, and a sheet that shows them all.

python -m tests.browser.pictures FOLDER [--only WORDS] [--sizes 320x640,1280x800]
                                        [--editions classic,valentine] [--schemes dark]
                                        [--languages en,de] [--whole]
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, Page, expect, sync_playwright

from quiltbee.languages import LANGUAGES
from tests.browser import company
from tests.browser.chromium import launch
from tests.browser.layout import SIZES
from tests.browser.page import GamePage, begin_game, play_on
from tests.browser.places import OPENING, RING, late
from tests.browser.server import Server
from tests.browser.states import STATES, final_scores
from tests.browser.test_analysis import SOLO, engine_of

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
EDITIONS = ("classic", "anniversary", "valentine")
WEAR = """
settings => localStorage.getItem('quiltbee.settings') ??
  localStorage.setItem('quiltbee.settings', JSON.stringify(settings))
"""
"""A script that has a page begin in an edition and a language."""

Size = tuple[int, int]
Stage = Callable[[Page], None]


def unknown_address(page: Page) -> None:
    page.goto("/nowhere")
    expect(page.get_by_test_id("problem")).to_be_visible()


def computers_turn_told(page: Page) -> None:
    game = begin_game(page)
    number = game.number
    game.get("pass").click()
    game.wait_for_decision(number)


def late_in_a_game(page: Page) -> None:
    play_on(page, late())


def planning_ahead(page: Page) -> None:
    """A patch that is not on offer yet, held on one's own quilt."""
    play_on(page, OPENING)
    page.locator("[data-coming=N]").dispatch_event("click")
    expect(page.get_by_test_id("plan")).to_be_visible()


def result_shared(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    final_scores(page)
    words = page.get_by_test_id("share").inner_text()
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("share")).not_to_have_text(words)


def settings_of_a_table(page: Page) -> None:
    play_on(page, late()).get("settings").click()


def analysis_board(page: Page) -> None:
    engine_of(page)
    page.goto(f"/analysis#{RING},")
    for step in ("", "step-first", "step-back"):
        if step:
            page.get_by_test_id(step).click()
        page.get_by_test_id("pass").click()
    page.get_by_test_id("comment-move").click()
    page.get_by_test_id("comment-text").fill("Waiting is worth more here.")
    page.get_by_test_id("keep-comment").click()
    page.get_by_test_id("mark-1").click()


def analysis_before_a_card(page: Page) -> None:
    engine_of(page)
    page.goto("/analysis")
    page.get_by_test_id("open").click()
    page.get_by_test_id("open-text").fill(SOLO.replace("5.0", "5.3"))
    page.get_by_test_id("open-it").click()
    expect(page.get_by_test_id("card-margin").last).not_to_be_empty()


def analysis_before_an_answer(page: Page) -> None:
    page.context.route(
        "**/engine_worker.js", lambda route: route.fulfill(body="", content_type="text/javascript")
    )
    page.goto(f"/analysis#{RING},")
    expect(page.get_by_test_id("engine-none")).to_be_visible()


def setting_up_a_position(page: Page) -> None:
    engine_of(page)
    page.goto(f"/analysis#{OPENING}")
    page.get_by_test_id("set-up").click()
    expect(page.get_by_test_id("position-text")).to_be_visible()


def setting_up_a_solo_position(page: Page) -> None:
    analysis_before_a_card(page)
    page.get_by_test_id("set-up").click()
    expect(page.get_by_test_id("position-text")).to_be_visible()


def puzzle(page: Page) -> None:
    page.goto("/puzzles")
    expect(page.get_by_test_id("puzzle-line")).to_have_attribute("data-verdict", "open")


def puzzle_answered(page: Page) -> None:
    puzzle(page)
    page.get_by_test_id("puzzle-answer").click()
    expect(page.get_by_test_id("puzzle-line")).not_to_have_attribute("data-verdict", "open")


def the_day(page: Page) -> None:
    page.goto("/day")
    expect(page.get_by_test_id("day-title")).to_be_visible()


def the_day_played(page: Page) -> None:
    the_day(page)
    page.get_by_test_id("day-play").click()
    game = GamePage(page)
    game.get("resign").click()
    game.get("resign-confirm").click()
    game.get("back-to-day").click()
    expect(game.get("day-result")).to_be_visible()


def progress(page: Page) -> None:
    game = begin_game(page)
    game.type_line("resign")
    game.get("resign-confirm").click()
    expect(game.result).to_be_visible()
    page.goto("/progress")
    expect(page.get_by_test_id("progress-figures")).to_be_visible()


def page_about_oneself(page: Page) -> None:
    page.goto("/me")
    expect(page.get_by_test_id("me-title")).to_be_visible()


STAGES: tuple[Stage, ...] = (
    *STATES,
    computers_turn_told,
    late_in_a_game,
    analysis_board,
    analysis_before_an_answer,
    analysis_before_a_card,
    setting_up_a_position,
    setting_up_a_solo_position,
    puzzle,
    puzzle_answered,
    the_day,
    the_day_played,
    progress,
    planning_ahead,
    result_shared,
    settings_of_a_table,
    page_about_oneself,
    *company.STAGES,
    unknown_address,
)


@dataclass(frozen=True)
class Wish:
    """Which pictures are asked for: every stage in every edition, language, scheme and size.

    `whole` pages are shown to their ends.
    """

    stages: tuple[Stage, ...]
    editions: tuple[str, ...]
    languages: tuple[str, ...]
    schemes: tuple[Scheme, ...]
    sizes: tuple[Size, ...]
    folder: Path
    whole: bool


def take(page: Page, stage: Stage, look: tuple[str, str], wish: Wish) -> Iterator[Path]:
    """Lead a page to a stage in an edition and a language, and take it in all sizes and schemes."""
    edition, language = look
    page.add_init_script(f"({WEAR})({json.dumps({'edition': edition, 'language': language})})")
    stage(page)
    for width, height in wish.sizes:
        page.set_viewport_size({"width": width, "height": height})
        for scheme in wish.schemes:
            page.emulate_media(color_scheme=scheme)
            path = (
                wish.folder / f"{stage.__name__}-{edition}-{language}-{width}x{height}-{scheme}.png"
            )
            page.screenshot(path=path, full_page=wish.whole)
            yield path


def take_all(browser: Browser, server: Server, wish: Wish) -> dict[str, list[Path]]:
    """The pictures of each stage, by its name; each has a fresh browser."""
    pictures: dict[str, list[Path]] = {}
    for stage, *look in product(wish.stages, wish.editions, wish.languages):
        context = browser.new_context(
            base_url=server.url, reduced_motion="reduce", viewport={"width": 1280, "height": 800}
        )
        taken = list(take(context.new_page(), stage, (look[0], look[1]), wish))
        pictures.setdefault(stage.__name__, []).extend(taken)
        context.close()
        print(stage.__name__, *look, flush=True)
    return pictures


def write_sheet(pictures: dict[str, list[Path]], sheet: Path) -> None:
    """A page with all pictures, small, each a link to itself."""
    rows = []
    for name, paths in pictures.items():
        images = "".join(
            f'<a href="{path.name}"><img src="{path.name}" alt="{path.stem}" loading="lazy"></a>'
            for path in paths
        )
        rows.append(f"<h2>{escape(name.replace('_', ' '))}</h2><p>{images}</p>")
    style = "body{font:16px sans-serif}img{height:240px;margin:4px;border:1px solid #888}"
    sheet.write_text(
        f"<!doctype html><title>Quiltbee</title><style>{style}</style>{''.join(rows)}", "utf-8"
    )


def read_wish() -> Wish:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="stages whose names have one of these words")
    parser.add_argument("--sizes", default="", help="such as 320x640,1280x800")
    parser.add_argument("--editions", default="classic", help="such as classic,valentine, or all")
    parser.add_argument("--schemes", default="light,dark", help="light, dark or both")
    parser.add_argument("--languages", default="en", help="such as en,de,fr,es")
    parser.add_argument("--whole", action="store_true", help="long pages to their ends")
    chosen = parser.parse_args()
    words = [word for word in chosen.only.split(",") if word]
    stages = [each for each in STAGES if not words or any(word in each.__name__ for word in words)]
    if not stages:
        sys.exit(f"No stage has one of these words in its name: {chosen.only}.")
    editions = ",".join(EDITIONS) if chosen.editions == "all" else chosen.editions
    return Wish(
        stages=tuple(stages),
        editions=tuple(each for each in EDITIONS if each in editions.split(",")),
        languages=tuple(each for each in LANGUAGES if each in chosen.languages.split(",")),
        schemes=tuple(each for each in SCHEMES if each in chosen.schemes.split(",")),
        sizes=tuple(size for size in SIZES if not chosen.sizes or _name(size) in chosen.sizes),
        folder=chosen.folder,
        whole=chosen.whole,
    )


def main() -> None:
    """Take the pictures that were asked for."""
    wish = read_wish()
    wish.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        expect.set_options(timeout=15_000)
        server = Server(Path(data))
        server.start()
        try:
            pictures = take_all(launch(playwright), server, wish)
        finally:
            server.stop()
    write_sheet(pictures, wish.folder / "index.html")
    print(f"{wish.folder / 'index.html'} shows them all.")


def _name(size: Size) -> str:
    return "x".join(map(str, size))


if __name__ == "__main__":
    main()
