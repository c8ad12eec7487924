"""What rules and server call something is what the English catalogue calls it."""

import pytest

from quiltbee.automa import LEVELS as AUTOMA_LEVELS
from quiltbee.languages import LANGUAGES, Catalogue
from quiltbee.players.levels import LEVELS
from quiltbee.server.wire.patches import NAMES

ENGLISH = Catalogue("en")


def test_patches() -> None:
    assert {letter: ENGLISH(f"patch-{letter}") for letter in NAMES} == NAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_patches_share_a_name(language: str) -> None:
    say = Catalogue(language)
    assert len({say(f"patch-{letter}") for letter in NAMES}) == len(NAMES) == 33


def test_levels_of_the_computer() -> None:
    for level in LEVELS:
        assert ENGLISH(f"level-name-{level.number}") == level.name
        assert ENGLISH(f"level-for-{level.number}") == level.audience


def test_levels_of_the_automa() -> None:
    for number, level in AUTOMA_LEVELS.items():
        assert ENGLISH(f"automa-name-{number}") == level.name
