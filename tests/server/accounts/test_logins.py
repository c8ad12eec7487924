"""Logins: what they may be, and which texts are one."""

import pytest

from quiltbee.server.accounts.credentials import clean_login, login_key
from quiltbee.server.errors import UnfitError


@pytest.mark.parametrize(
    ("text", "login"),
    [
        (" ann ", "ann"),
        ("Ann.Smith-2", "Ann.Smith-2"),
        ("jürgen", "jürgen"),
        ("Ａｎｎ", "Ann"),
        ("аня_7", "аня_7"),
        ("東京たろう", "東京たろう"),
        ("김철수", "김철수"),
        ("שרה123", "שרה123"),
    ],
)
def test_what_a_login_may_be(text: str, login: str) -> None:
    assert clean_login(text) == login


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ab",
        "x" * 33,
        "a b",
        "ann@home",
        ".ann",
        "ann-",
        "a\u0000nn",
        "аnn",
        "ann\u200b",
        "1²٣",
        "___",
        "Ωmega",
        "ann\u202e",
    ],
)
def test_what_is_no_login(text: str) -> None:
    with pytest.raises(UnfitError):
        clean_login(text)


def test_texts_that_look_the_same_are_one_login() -> None:
    assert len(set(map(login_key, ("Straße", "STRASSE", " strasse ", "ｓｔｒａｓｓｅ")))) == 1
    assert login_key("ann") != login_key("anna")
