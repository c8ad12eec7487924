"""docs/server.md names what there is: fields, errors, calls, limits, modules."""

import re
from pathlib import Path
from typing import get_args

import pytest

from quiltbee.server import routes, shapes
from quiltbee.server.errors import Kind
from quiltbee.server.http.pages import MEDIA_TYPES
from quiltbee.server.settings import Limits

ROOM = Path(routes.__file__).parent
TEXT = (ROOM.parent.parent / "docs" / "server.md").read_text(encoding="utf-8")

TOLD = [
    shapes.State,
    shapes.PlayerState,
    shapes.ScoreParts,
    shapes.TimeBoard,
    shapes.Option,
    shapes.ConsequenceState,
    shapes.ResultState,
    shapes.PatchShape,
    shapes.Turns,
    shapes.Replay,
    shapes.Frame,
    shapes.ErrorMessage,
    shapes.AutomaState,
    shapes.AutomaTurnState,
    shapes.AutomaScoreParts,
    shapes.CardState,
    shapes.StepState,
    shapes.LevelState,
    shapes.SoloTotal,
    shapes.HintAnswer,
]


@pytest.mark.parametrize("shape", TOLD, ids=lambda shape: shape.__name__)
def test_every_field_is_described(shape: type) -> None:
    missing = [name for name in shape.__annotations__ if not re.search(rf"\b{name}\b", TEXT)]
    assert missing == []


def test_every_kind_of_error_is_described() -> None:
    assert all(f"| `{kind}` |" in TEXT for kind in get_args(Kind))


def test_every_call_is_described() -> None:
    paths = [route.path.replace("game_id", "id") for route in routes.router.routes]  # type: ignore[attr-defined]
    assert all(path in TEXT for path in paths if path.startswith("/api/"))


def test_the_limits_are_those_of_the_server() -> None:
    limits = Limits()
    assert f"{limits.connection_rate[0]} messages at once" in TEXT
    assert f"{limits.address_rate[0]} for an address" in TEXT
    assert f"{limits.connections_per_address} connections for an address" in TEXT
    assert f"{limits.body_bytes // 1024} KiB for a request" in TEXT
    assert f"at most {limits.message_bytes} bytes" in TEXT
    assert f"begun {limits.open_games} games within a day" in TEXT
    assert f"hangs for {limits.thinking_seconds:.0f} s" in TEXT


def test_every_kind_of_file_is_named() -> None:
    assert all(suffix in TEXT for suffix in MEDIA_TYPES)


def test_every_module_is_named() -> None:
    modules = {file.stem for file in ROOM.glob("*.py")} - {"__init__", "errors"}
    assert {module for module in modules if f"`{module}`" not in TEXT} == set()
