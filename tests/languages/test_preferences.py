"""Which language somebody gets who has chosen none."""

import pytest

from quiltbee.languages import LANGUAGES, of_browser, of_system


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de-AT, en;q=0.5", "de"),
        ("pl, fr;q=0.3, es;q=0.8", "es"),
        ("FR", "fr"),
        ("de;q=0, *", "en"),
        ("de;q=much, en", "en"),
        ("\x00;;=,,", "en"),
    ],
)
def test_a_browser_gets_the_first_of_its_languages(header: str, language: str) -> None:
    assert of_browser(header) == (language if language in LANGUAGES else "en")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_CA"}, "fr"),
        ({"LANG": "es", "LC_MESSAGES": "", "LC_ALL": ""}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "de_DE"}, "en"),
    ],
)
def test_a_system_tells_by_its_variables(variables: dict[str, str], language: str) -> None:
    assert of_system(variables) == (language if language in LANGUAGES else "en")
