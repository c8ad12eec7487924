"""Errors: each has one status, and none is made once and raised again and again."""

import ast
import builtins
import gc
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import httpx
import pytest

import quiltbee.server
from quiltbee.server.errors import (
    STATUSES,
    Kind,
    Refusal,
    ServerError,
    StartError,
    TooManyError,
    UnfitError,
)
from quiltbee.server.http.calls import refusal

ROOM = Path(quiltbee.server.__file__).parent
FILES = sorted(ROOM.rglob("*.py"))
WITHOUT_A_STATUS = {ServerError, StartError, Refusal}
"""No caller meets one of these, but a `Refusal`: each has a kind of its own."""


def errors(base: type[ServerError] = ServerError) -> Iterator[type[ServerError]]:
    yield base
    for kind in base.__subclasses__():
        yield from errors(kind)


NAMES = {kind.__name__ for kind in errors()} | {
    name
    for name, value in vars(builtins).items()
    if isinstance(value, type) and issubclass(value, BaseException)
}


def kept_errors(node: ast.AST) -> Iterator[int]:
    """The lines at which an exception is made while a module is imported."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            for default in (*child.args.defaults, *filter(None, child.args.kw_defaults)):
                yield from kept_errors(ast.Expression(default))
            continue
        if isinstance(child, ast.Call) and ast.unparse(child.func).split(".")[-1] in NAMES:
            yield child.lineno
        yield from kept_errors(child)


def test_every_error_that_is_told_has_a_status() -> None:
    kinds = {kind: getattr(kind, "kind", None) for kind in errors()}
    assert {kind for kind, name in kinds.items() if name is None} == WITHOUT_A_STATUS
    assert {name for name in kinds.values() if name is not None} <= set(STATUSES)
    assert set(get_args(Kind)) <= set(STATUSES)


def test_no_module_keeps_an_error() -> None:
    kept = {file: list(kept_errors(ast.parse(file.read_text("utf-8")))) for file in FILES}
    assert [(file, lines) for file, lines in kept.items() if lines] == []


@pytest.mark.parametrize(
    "text",
    [
        "NOBODY = UnknownError('nobody')",
        "class People:\n    nobody = errors.UnknownError('nobody')",
        "ALL = {'nobody': [ValueError()]}",
        "def ask(error: Exception = UnfitError('x')) -> None: ...",
    ],
)
def test_an_error_that_is_kept_is_found(text: str) -> None:
    assert list(kept_errors(ast.parse(text))) != []


def test_an_error_that_is_raised_is_none_that_is_kept() -> None:
    assert list(kept_errors(ast.parse("def ask() -> None:\n    raise UnfitError('x')"))) == []


STRANGERS_ASK = (
    ("GET", "/api/me/records.zip"),
    ("DELETE", "/api/me/link"),
    ("GET", "/api/bot/me"),
)


@pytest.mark.slow
def test_refusing_strangers_leaves_nothing_behind(browser: httpx.Client) -> None:
    def refuse(times: int) -> None:
        for _ in range(times):
            for method, path in STRANGERS_ASK:
                assert browser.request(method, path).status_code == 401

    def alive() -> int:
        gc.collect()
        return sum(isinstance(one, ServerError) for one in gc.get_objects())

    refuse(1)
    before = alive()
    refuse(50)
    assert alive() == before


def test_what_is_told_of_an_error() -> None:
    answer = refusal(UnfitError("It has 3.", code="too-few", count=3))
    assert answer.status_code == 422
    assert bytes(answer.body) == b'{"error":"It has 3.","code":"too-few","values":{"count":3}}'
    assert "Retry-After" not in answer.headers


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(1, "a second"), (59, "59 seconds"), (60, "a minute"), (61, "2 minutes")],
)
def test_how_long_to_wait_is_said_in_words(seconds: int, words: str) -> None:
    error = TooManyError.after("Too many", seconds - 1)
    assert str(error) == f"Too many; try again in {words}."
    assert refusal(error).headers["Retry-After"] == str(seconds)
    assert error.code == ("wait-seconds" if seconds < 60 else "wait-minutes")
