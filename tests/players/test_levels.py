"""The levels: one list for all players, and the three defaults."""

import re
from pathlib import Path

from quiltbee.engine import Engine
from quiltbee.engine.levels import STRENGTHS
from quiltbee.engine.yardsticks.players import Greedy
from quiltbee.players import LEVEL, levels
from quiltbee.players.levels import LEVELS, level_keyword, level_title

WEB = Path(__file__).parents[2] / "quiltbee" / "web"


def test_each_place_has_its_own_default() -> None:
    defaults = levels.DEFAULT_ON_PAGE, levels.DEFAULT_IN_TERMINAL, levels.DEFAULT_OF_PLAYERS
    assert defaults == (3, 5, 10)
    assert (LEVEL.minimum, LEVEL.default, LEVEL.maximum) == (1, 10, 10)


def test_every_level_has_its_number_and_a_name_of_its_own() -> None:
    assert [level.number for level in LEVELS] == list(range(1, 11))
    assert len({level.name for level in LEVELS}) == 10
    assert level_keyword(7) == "level7"
    assert level_title(7) == "Quiltbee level 7"


def test_the_players_that_have_levels_have_all_of_them() -> None:
    assert len(STRENGTHS) == len(LEVELS)
    assert LEVEL in Engine.options
    assert LEVEL in Greedy.options


def source_with(text: str) -> str:
    """The one module of the page that holds a text."""
    sources = (file.read_text("utf-8") for file in WEB.rglob("*.ts"))
    (source,) = (source for source in sources if text in source)
    return source


def test_the_page_offers_the_same_levels() -> None:
    listed = source_with("const COMPUTER_LEVELS").partition("COMPUTER_LEVELS = [")[2]
    offered = re.findall(r"level: (\d+),\s*name: '([^']+)',\s*\w+:\s*'([^']+)'", listed)
    assert offered == [(str(level.number), level.name, level.audience) for level in LEVELS]
    (default,) = re.findall(r"DEFAULT_LEVEL = (\d+)", source_with("const DEFAULT_LEVEL"))
    assert int(default) == levels.DEFAULT_ON_PAGE
