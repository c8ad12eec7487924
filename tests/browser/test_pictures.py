"""Pictures made without a browser look as the page does, pixel by pixel within a bound."""

import io
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image
from playwright.sync_api import Page, expect

from quiltbee.notation import parse_position
from quiltbee.pictures import Look, Picture, Scene, draw
from tests.browser.page import play_on
from tests.browser.pictures import EDITIONS, SCHEMES

GAME = (
    "2G1*2K1/GGGGG1KKD/ddG1eYYKD/*d1eeYY1D/dd1e1YCCa/II1e1YBCa/IIR2BBaa/RRRRMMMM1/1R1NNNNN1 "
    "1LLU1U1J1/1L1UUUJJ1/1L1UOUJJ1/1LL1OOJ1*/AA2O1FE1/3ZOFFEE/ZZZZgFF*E/Z1gggSSS1/2gg3S1 "
    "7.46 11.45 bfHQcPVTXW 2 - r"
)
"""Thirteen patches, turned and flipped, and three special patches on player 1's quilt."""

SIDE = 908
"""How wide both are drawn: ten pixels for each unit of the quilt's plane."""

CLONE = """
side => {
  const drawn = document.querySelector('[data-testid=quilt-1] .cloths > svg').cloneNode(true);
  for (const mark of drawn.querySelectorAll('.last')) mark.remove();
  const frame = document.createElement('div');
  frame.id = 'clone';
  frame.style.cssText =
    `position: fixed; left: 0; top: 0; z-index: 99; width: ${side}px; height: ${side}px;
     background: var(--page)`;
  drawn.style.cssText = 'display: block; width: 100%; height: 100%';
  frame.append(drawn);
  document.querySelector('#clone')?.remove();
  document.body.append(frame);
}
"""
ONE_GREY = 255
MEAN_BOUND = 0.003
"""How far the pixels of both may be apart on the mean, where black and white are 1 apart."""

SHARE_BOUND = 0.0005
"""How many may be apart by a fifth or more: where two renderers smooth an edge differently."""


def pixels(png: bytes) -> npt.NDArray[np.float64]:
    with Image.open(io.BytesIO(png)) as picture:
        return np.asarray(picture.convert("RGB"), dtype=np.float64) / ONE_GREY


def test_a_quilt_is_drawn_as_on_the_page_in_every_edition_and_both_schemes(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 1000})
    game = play_on(page, GAME)
    scene = Scene(parse_position(GAME))
    clip: Any = {"x": 0, "y": 0, "width": SIDE, "height": SIDE}
    for edition, scheme in product(EDITIONS, SCHEMES):
        page.emulate_media(color_scheme=scheme)
        game.get("settings").click()
        game.get(f"edition-{edition}").check()
        expect(page.locator("html")).to_have_attribute("data-edition", edition)
        page.keyboard.press("Escape")
        expect(game.get("edition-classic")).to_have_count(0)
        page.evaluate(CLONE, SIDE)
        shown = pixels(page.screenshot(clip=clip, animations="disabled"))
        made = pixels(draw(scene, Picture(Look(edition, scheme), "quilt-1", "png", SIDE)))
        assert shown.shape == made.shape
        apart = np.abs(shown - made)
        share = (apart.max(axis=2) > 0.2).mean()
        assert apart.mean() <= MEAN_BOUND, (edition, scheme, apart.mean())
        assert share <= SHARE_BOUND, (edition, scheme, share)
        page.evaluate("document.querySelector('#clone').remove()")
