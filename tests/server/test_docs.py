"""The pages on the server name what there is: fields, errors, calls, limits, modules."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

import quiltbee.server
from quiltbee.server.errors import Kind
from quiltbee.server.http import routes, seating
from quiltbee.server.http.pages import MEDIA_TYPES
from quiltbee.server.settings import Limits
from quiltbee.server.wire import shapes

ROOM = Path(quiltbee.server.__file__).parent
DOCS = ROOM.parent.parent / "docs"
TEXT = "\n".join(
    (DOCS / page).read_text(encoding="utf-8") for page in ("server.md", "two-places.md")
)

ROUTES: list[Any] = [*routes.router.routes, *seating.router.routes]

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
    shapes.EventMessage,
    shapes.EventState,
    shapes.MoveChanges,
    shapes.ErrorMessage,
    shapes.AutomaState,
    shapes.AutomaTurnState,
    shapes.AutomaScoreParts,
    shapes.CardState,
    shapes.StepState,
    shapes.LevelState,
    shapes.SoloTotal,
    shapes.HintAnswer,
    shapes.SeatState,
    shapes.ClockState,
    shapes.OfferState,
    shapes.RematchState,
    shapes.InvitationState,
    shapes.LobbyEntry,
    shapes.Seated,
    shapes.GamesNews,
    shapes.Ping,
]


@pytest.mark.parametrize("shape", TOLD, ids=lambda shape: shape.__name__)
def test_every_field_is_described(shape: type) -> None:
    missing = [name for name in shape.__annotations__ if not re.search(rf"\b{name}\b", TEXT)]
    assert missing == []


def test_every_kind_of_error_is_described() -> None:
    assert all(f"| `{kind}` |" in TEXT for kind in get_args(Kind))


def test_every_kind_of_event_is_described() -> None:
    _, _, events = TEXT.partition("### Events")
    assert all(f'"{kind}"' in events for kind in get_args(shapes.EventKind))


def test_every_call_is_described() -> None:
    paths = [route.path.replace("game_id", "id") for route in ROUTES]
    assert all(path in TEXT for path in paths if path.startswith("/api/"))


def test_a_status_is_named_if_and_only_if_a_call_may_answer_it() -> None:
    _, _, errors = TEXT.partition("Errors are `")
    named = set(map(int, re.findall(r"\b(4\d\d|503)\b \(", errors.partition("###")[0])))
    answered = {status for route in ROUTES for status in route.responses}
    assert named == answered


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


@pytest.mark.parametrize("package", ["wire", "tables", "http"])
def test_every_module_is_named(package: str) -> None:
    modules = {file.stem for file in (ROOM / package).glob("*.py")} - {"__init__"}
    assert {module for module in modules if f"`{module}`" not in TEXT} == set()


def test_every_package_is_named() -> None:
    packages = {folder.parent.name for folder in ROOM.glob("*/__init__.py")}
    assert {package for package in packages if f"| `{package}` |" not in TEXT} == set()


def test_a_click_takes_at_most_eight_steps() -> None:
    _, _, click = TEXT.partition("## What happens after a click")
    steps = re.findall(r"^\d+\. ", click.partition("##")[0], re.MULTILINE)
    assert 1 < len(steps) <= 8
