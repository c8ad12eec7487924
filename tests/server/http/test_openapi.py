"""The OpenAPI description against the server: what is described is what comes, whatever is sent."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.profiles import NIGHTLY, current, scaled
from tests.server.support import Live, calls, create

pytestmark = pytest.mark.slow

CHECKS = [
    allow_header_conformance,
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
]

CALLS = {f"{call.method} {call.path}": bool(call.parameters) for call in calls()}
"""All calls, and whether anything can be wrong with what is sent to them."""


FOR_THOSE_KNOWN = (
    "/api/account",
    "/api/bot",
    "/api/me",
    "/api/passkeys",
    "/api/sign-",
    "/api/tournaments",
)
"""Calls that nobody known makes here, so that a few examples are enough."""


@pytest.fixture(scope="module")
def operations(server: Live) -> dict[str, Any]:
    schema = schemathesis.openapi.from_url(f"{server.url}openapi.json")
    found: Any = schema.get_all_operations()
    return {result.ok().label: result.ok() for result in found}


@pytest.fixture(scope="module")
def games(server: Live) -> Iterator[list[str]]:
    with server.client() as browser:
        yield [create(browser, opponent=opponent) for opponent in ("person", "automa")]


def test_every_call_is_described(operations: dict[str, Any]) -> None:
    assert set(operations) == set(CALLS)


def test_a_body_that_is_wrong_is_among_the_answers_of_every_call_that_has_one(
    operations: dict[str, Any],
) -> None:
    wrong = {"400", "413", "422"}
    raw = {label: operation.definition.raw for label, operation in operations.items()}
    assert {
        label
        for label, each in raw.items()
        if "requestBody" in each and wrong - set(each["responses"])
    } == set()


@pytest.mark.parametrize(
    ("label", "mode"),
    [
        (label, mode)
        for label in sorted(CALLS)
        for mode in GenerationMode
        if mode is GenerationMode.POSITIVE or CALLS[label]
    ],
)
def test_a_call_answers_as_described(
    operations: dict[str, Any], games: list[str], label: str, mode: GenerationMode
) -> None:
    operation = operations[label]

    examples = 3 if label.split()[1].startswith(FOR_THOSE_KNOWN) else 5
    # By day the same are drawn each time; the first one names a game that there is.
    examples = scaled(examples if current() == NIGHTLY else 2)

    @settings(max_examples=examples, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode), known=st.sampled_from([1, 2, 0]))
    def call(case: Any, known: int) -> None:
        if known and mode is GenerationMode.POSITIVE and "game" in case.path_parameters:
            case.path_parameters["game"] = games[known - 1]
        case.call_and_validate(checks=CHECKS)

    call()
