"""What rules and server call something is what the English catalogue calls it."""

from quiltbee.automa import LEVELS as AUTOMA_LEVELS
from quiltbee.languages import Catalogue
from quiltbee.players.levels import LEVELS
from quiltbee.server.wire.patches import NAMES

ENGLISH = Catalogue("en")


def test_patches() -> None:
    assert {letter: ENGLISH(f"patch-{letter}") for letter in NAMES} == NAMES


def test_levels_of_the_computer() -> None:
    for level in LEVELS:
        assert ENGLISH(f"level-name-{level.number}") == level.name
        assert ENGLISH(f"level-for-{level.number}") == level.audience


def test_levels_of_the_automa() -> None:
    for number, level in AUTOMA_LEVELS.items():
        assert ENGLISH(f"automa-name-{number}") == level.name
