"""The pages on the server name what there is: fields, errors, calls, limits, modules."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import get_args

import pytest

import quiltbee.server
from quiltbee.notation import parse_record
from quiltbee.server import ratings, results
from quiltbee.server.accounts import passkeys
from quiltbee.server.accounts import routes as people
from quiltbee.server.analysis.analysis import Reasons, ReasonState
from quiltbee.server.errors import Kind
from quiltbee.server.http.openapi import describe_calls
from quiltbee.server.http.routes import Health
from quiltbee.server.http.website import MEDIA_TYPES
from quiltbee.server.lobby import news as lobby
from quiltbee.server.lobby import routes as seating
from quiltbee.server.lobby.games import GamesPage, ListedGame
from quiltbee.server.settings import Limits
from quiltbee.server.tables import feeds
from quiltbee.server.tournaments import messages as tournaments
from quiltbee.server.tournaments.pairing import StandingShape
from quiltbee.server.tournaments.store import ListedTournament
from quiltbee.server.wire import game, patches, position
from tests.server.http.test_documented import anonymous
from tests.server.support import calls, live

ROOM = Path(quiltbee.server.__file__).parent
DOCS = ROOM.parent.parent / "docs"
PAGES = [
    *(DOCS / "how-it-works" / f"{page}.md" for page in ("server", "architecture")),
    *sorted((DOCS / "reference").glob("api*.md")),
    DOCS / "reference" / "settings.md",
]
TEXT = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)

CALLS = calls()

TOLD = [
    game.GameMessage,
    *get_args(game.EventMessage),
    game.NoteMessage,
    game.Sitter,
    game.SeatState,
    game.ClockState,
    game.EndedState,
    game.RematchState,
    position.AutomaGame,
    position.AutomaTurnState,
    position.CardState,
    position.StepState,
    game.Replay,
    position.ReplayAutoma,
    game.ErrorMessage,
    Reasons,
    ReasonState,
    game.Ping,
    position.GamePosition,
    position.PlayerState,
    position.ScoreParts,
    position.AutomaScoreParts,
    position.TimeBoard,
    position.Option,
    position.ConsequenceState,
    position.ResultState,
    position.AutomaState,
    position.LevelState,
    patches.PatchShape,
    patches.Turns,
    lobby.InvitationState,
    lobby.LobbyEntry,
    seating.Seated,
    feeds.GamesNews,
    Health,
    results.SoloTotal,
    people.Me,
    people.AccountState,
    people.PasskeyState,
    people.PushState,
    people.SignedIn,
    people.LinkMade,
    people.LinkSeen,
    passkeys.QuestionState,
    GamesPage,
    ListedGame,
    results.Statistics,
    results.DuelTotalState,
    ratings.OwnRating,
    ratings.RankedPerson,
    tournaments.TournamentMade,
    ListedTournament,
    tournaments.TournamentShape,
    tournaments.RoundShape,
    tournaments.PairingShape,
    tournaments.TournamentGameShape,
    tournaments.EntrantShape,
    StandingShape,
]


@pytest.mark.parametrize("shape", TOLD, ids=lambda shape: shape.__name__)
def test_every_field_is_described(shape: type) -> None:
    names = getattr(shape, "__struct_encode_fields__", shape.__annotations__)
    missing = [name for name in names if not re.search(rf"\b{name}\b", TEXT)]
    assert missing == []


def test_every_kind_of_error_is_described() -> None:
    assert all(f"| `{kind}` |" in TEXT for kind in get_args(Kind))


def test_every_kind_of_event_is_described() -> None:
    _, _, events = TEXT.partition("### Events")
    kinds = [
        kind
        for event in get_args(game.EventMessage)
        for kind in get_args(event.__annotations__["kind"])
    ]
    assert len(kinds) == 14
    assert all(f"`{kind}`" in events for kind in kinds)


def test_every_call_is_described() -> None:
    text = anonymous(TEXT)
    assert {call.path for call in CALLS if anonymous(call.path) not in text} == set()


def test_a_status_is_named_if_and_only_if_a_call_may_answer_it() -> None:
    _, _, errors = TEXT.partition("Errors are `")
    named = set(map(int, re.findall(r"\b(4\d\d|503)\b\s\(", errors.partition("###")[0])))
    described = describe_calls(CALLS)["paths"].values()
    answers = {
        status for path in described for each in path.values() for status in each["responses"]
    }
    answered = {int(status) for status in answers if status >= "400"}
    assert named == answered


def test_the_limits_are_those_of_the_server() -> None:
    limits = Limits()
    for name in limits.__dataclass_fields__:
        value = getattr(limits, name)
        shown = "/".join(f"{part:g}" for part in value) if isinstance(value, tuple) else value
        assert f"| `{name}` | `{shown}` |" in TEXT
    assert f"at most {limits.message_bytes} bytes" in TEXT
    assert f"begun {limits.open_games} games within a day" in TEXT
    assert f"hangs for {limits.thinking_seconds:.0f} s" in TEXT


def test_every_kind_of_file_is_named() -> None:
    assert all(suffix in TEXT for suffix in MEDIA_TYPES)


@pytest.mark.parametrize("package", ["wire", "tables", "lobby", "bots", "tournaments", "http"])
def test_every_module_is_named(package: str) -> None:
    modules = {file.stem for file in (ROOM / package).glob("*.py")} - {"__init__"}
    assert {module for module in modules if f"`{module}`" not in TEXT} == set()


def test_every_package_is_named() -> None:
    packages = {folder.parent.name for folder in ROOM.glob("*/__init__.py")}
    assert {package for package in packages if f"| `{package}` |" not in TEXT} == set()


def test_a_click_takes_at_most_eight_steps() -> None:
    _, _, click = TEXT.partition("## A click on the page")
    steps = re.findall(r"^\d+\. ", click.partition("##")[0], re.MULTILINE)
    assert 1 < len(steps) <= 8


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not there")
def test_the_calls_with_curl_open_a_table_and_look_at_it(tmp_path: Path) -> None:
    (script,) = re.findall(
        r"```sh\n(.*?)```", (DOCS / "reference" / "api.md").read_text("utf-8"), re.DOTALL
    )
    with live(tmp_path) as server:
        script = script.replace("http://127.0.0.1:7431", server.origin)
        done = subprocess.run(
            ["bash", "-euc", script], cwd=tmp_path, capture_output=True, text=True, check=True
        )
    end = done.stdout.index("[Event")
    state = json.loads(done.stdout[:end])
    assert (state["stage"], state["turn"], state["number"]) == ("action", 1, 0)
    assert parse_record(done.stdout[end:]).tags["Player2"] == "Quiltbee level 3"
