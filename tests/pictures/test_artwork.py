"""The artwork is the page's: symbols, colours and lines from the files in `quiltbee/web`."""

import pytest

from quiltbee.pictures import EDITIONS, SCHEMES, Look
from quiltbee.pictures.drawing import CLOTHS, WEB, artwork_of

LOOKS = [Look(edition, scheme) for edition in EDITIONS for scheme in SCHEMES]


def test_the_editions_are_those_of_the_page() -> None:
    listed = (WEB / "core" / "languages.ts").read_text(encoding="utf-8")
    assert f"= {list(EDITIONS)}".replace('"', "'") in listed


@pytest.mark.parametrize("look", LOOKS)
def test_every_symbol_can_be_coloured(look: Look) -> None:
    art = artwork_of(look)
    assert {f"weave-{number}" for number in range(CLOTHS)} < set(art.symbols)
    for name in art.symbols:
        own = {**art.cloth(0), "tone": "#123456"}
        assert "var(" not in art.symbol(name, **own), name


@pytest.mark.parametrize("look", LOOKS)
def test_every_cloth_has_colours_of_its_own(look: Look) -> None:
    cloths = [artwork_of(look).cloth(number) for number in range(CLOTHS)]
    assert len({cloth["cloth"] for cloth in cloths}) == CLOTHS
    assert all(colour.startswith("#") for cloth in cloths for colour in cloth.values())


def test_light_and_dark_are_told_apart_and_an_edition_changes_its_lines() -> None:
    light, dark = (artwork_of(Look("classic", scheme)) for scheme in SCHEMES)
    assert (light.colour("page"), dark.colour("page")) == ("#f1e8d8", "#171310")
    assert 'stroke-dasharray="1.3 0.9"' in light.lines(".stitches")
    assert 'stroke-dasharray="0 1.25"' in artwork_of(Look("valentine")).lines(".stitches")
    assert 'stroke-linecap="round"' in artwork_of(Look("valentine")).lines(".stitches")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"edition": "xmas"}, "the editions are classic, anniversary, valentine, not 'xmas'"),
        ({"scheme": "../dark"}, "the schemes are light, dark, not '../dark'"),
    ],
)
def test_a_look_that_is_none_is_refused(wrong: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Look(**wrong)
