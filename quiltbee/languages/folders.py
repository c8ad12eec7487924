"""The folders of the languages, and the parts that the page gets.

en/terms.ftl       the words of the game: button, patch, quilt
en/home.ftl ...    messages, a file for each part of the page
en/aid.ftl ...     messages that the page loads later
en/terminal.ftl    messages of the terminal alone
en/valentine.ftl   an edition's replacements, mainly of terms
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

FOLDER = Path(__file__).parent

DEFAULT = "en"
"""The source language of the translations."""

LANGUAGES: Mapping[str, str] = MappingProxyType(
    {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español"}
)
"""Every language by its code, named as its speakers do."""

EDITIONS = ("valentine",)
"""The editions with words of their own; all others use those of the classic box."""

ELSEWHERE = ("previews", "terminal", "terminal_review")

LATER = (
    *("admin", "aid", "analysis", "bees", "day", "ending", "engine", "guide", "help", "hints"),
    *("ladder", "lobby", "people", "planning", "progress", "puzzles", "review", "starts"),
    "tournaments",
)
"""The files that the page loads later."""


HOME = ("lobby",)
"""The later files that the first page loads at once."""


@cache
def resources(language: str) -> Mapping[str, str]:
    """Return the files of a language, by name without suffix; KeyError for an unknown one."""
    files = sorted((FOLDER / _known(language)).glob("*.ftl"))
    return MappingProxyType({file.stem: file.read_text(encoding="utf-8") for file in files})


def page_words(language: str, *, is_home: bool = False) -> dict[str, object]:
    """Return a language for the page: its words, and those that each edition replaces.

    The first page has more of them. Raises KeyError for an unknown language.
    """
    files = resources(language)
    others = {*EDITIONS, *LATER, *ELSEWHERE} - {*(HOME if is_home else ())}
    words = [text for name, text in files.items() if name not in others]
    return {
        "language": language,
        "words": "\n".join(map(_bare, words)),
        "editions": {name: _bare(files[name]) for name in EDITIONS if name in files},
    }


def later_words(language: str) -> dict[str, str]:
    """Return the words that the page loads later; KeyError for an unknown language."""
    files = resources(language)
    return {"language": language, "words": "\n".join(_bare(files[name]) for name in LATER)}


def _bare(text: str) -> str:
    """Remove comments and insignificant spaces."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    bare = "\n".join(f" {line.lstrip()}" if line[0] == " " else line for line in lines)
    return bare.replace("{ ", "{").replace(" }", "}")


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise KeyError(language)
    return language
