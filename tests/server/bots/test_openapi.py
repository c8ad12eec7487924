"""The calls of bots against their OpenAPI description, asked with a token that is good."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode

from tests.profiles import scaled
from tests.server.bots.crowd import Crowd, Program, challenge
from tests.server.http.test_openapi import CHECKS
from tests.server.support import Live

pytestmark = pytest.mark.slow

STREAMS = {"GET /api/bot/stream", "GET /api/bot/games/{game}/stream"}
CALLS = {
    "GET /api/bot/me",
    "POST /api/bot/challenges",
    "POST /api/bot/challenges/{game}/{answer}",
    "POST /api/bot/games/{game}/move",
    "POST /api/bot/games/{game}/{action}",
    "GET /api/bots",
    "GET /api/me/bots",
    "POST /api/me/bots",
    "DELETE /api/me/bots/{bot}",
    "POST /api/me/bots/{bot}/tokens",
    "DELETE /api/me/bots/{bot}/tokens/{token}",
    "POST /api/challenges",
}


@pytest.fixture(scope="module")
def operations(server: Live) -> dict[str, Any]:
    schema = schemathesis.openapi.from_url(f"{server.url}openapi.json")
    found: Any = schema.get_all_operations()
    return {result.ok().label: result.ok() for result in found}


@pytest.fixture(scope="module")
def crowd(server: Live) -> Iterator[Crowd]:
    found = Crowd(server)
    yield found
    found.leave()


@pytest.fixture(scope="module")
def bot(crowd: Crowd) -> Program:
    return crowd.bot(crowd.browser(), "Described")


@pytest.fixture(scope="module")
def games(crowd: Crowd, bot: Program) -> list[str]:
    """A challenge and a game of the bot's."""
    ann = crowd.browser()
    found = [challenge(ann, bot, first="opponent") for _ in range(2)]
    bot.post(f"challenges/{found[1]}/accept")
    return found


def test_every_call_is_described(operations: dict[str, Any]) -> None:
    about_bots = {label for label in operations if "bot" in label or "challenges" in label}
    assert about_bots == CALLS | STREAMS


@pytest.mark.parametrize("label", sorted(CALLS))
def test_a_call_answers_as_described(
    operations: dict[str, Any], games: list[str], bot: Program, label: str
) -> None:
    operation = operations[label]
    headers = {"Authorization": f"Bearer {bot.token}"}

    @settings(max_examples=scaled(10), suppress_health_check=list(HealthCheck))
    @given(
        case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE),
        known=st.integers(0, 2),
    )
    def call(case: Any, known: int) -> None:
        if known and "game" in case.path_parameters:
            case.path_parameters["game"] = games[known - 1]
        case.call_and_validate(checks=CHECKS, headers=headers)

    call()
