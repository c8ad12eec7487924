"""The levels: one list for all players, and the two defaults."""

import re
from pathlib import Path

from quiltbee.engine import Engine
from quiltbee.engine.parameters import STRENGTHS
from quiltbee.engine.yardsticks.players import Greedy
from quiltbee.players import LEVEL, levels
from quiltbee.players.levels import LEVELS, level_keyword, level_title
from quiltbee.terminal.computer import DEFAULT_OPPONENT

WEB = Path(__file__).parents[2] / "quiltbee" / "web"


def test_people_have_one_default_wherever_they_play() -> None:
    assert (levels.DEFAULT_LEVEL, levels.DEFAULT_OF_PLAYERS) == (3, 10)
    assert level_keyword(levels.DEFAULT_LEVEL) == DEFAULT_OPPONENT
    docs = Path(__file__).parents[2] / "docs"
    for page, sentence in {
        "reference/api.md": "`level` is the computer's, 1 to 10, by default 3,",
        "reference/cli.md": "at one of ten levels (3 by default)",
        "start/playing.md": "scripts/play play                        # against level 3\n",
    }.items():
        assert sentence in (docs / page).read_text("utf-8"), page
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
    assert int(default) == levels.DEFAULT_LEVEL
