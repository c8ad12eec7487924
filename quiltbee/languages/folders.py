"""The folders of the languages, and what of them the page gets.

en/terms.ftl       the words of the game: button, patch, quilt
en/home.ftl ...    messages, a file for each part of the page
en/aid.ftl ...     those of what the page loads later
en/terminal.ftl    those of the terminal alone
en/valentine.ftl   what an edition says otherwise, terms above all
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

FOLDER = Path(__file__).parent

DEFAULT = "en"
"""The language that the others are translated from."""

LANGUAGES: Mapping[str, str] = MappingProxyType(
    {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español"}
)
"""Every language by its code, called as its speakers call it."""

EDITIONS = ("valentine",)
"""The editions that have words of their own; all others speak as the classic box does."""

ELSEWHERE = ("previews", "terminal", "terminal_review")
"""The files that the page does not need."""

LATER = (
    *("admin", "aid", "analysis", "bees", "day", "ending", "engine", "guide", "help", "hints"),
    *("ladder", "lobby", "people", "planning", "progress", "puzzles", "review", "starts"),
    "tournaments",
)
"""The files of what the page loads later."""


HOME = ("lobby",)
"""Those of them with which the first page comes at once."""


@cache
def resources(language: str) -> Mapping[str, str]:
    """The files of a language, by name without suffix; raises KeyError where there is none."""
    files = sorted((FOLDER / _known(language)).glob("*.ftl"))
    return MappingProxyType({file.stem: file.read_text(encoding="utf-8") for file in files})


def page_words(language: str, *, is_home: bool = False) -> dict[str, object]:
    """What the page needs of a language: its words, and by edition the words that take their place.

    The first page has more of them. Raises KeyError where there is no such language.
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
    """What the page needs of a language besides, once it loads more; KeyError as above."""
    files = resources(language)
    return {"language": language, "words": "\n".join(_bare(files[name]) for name in LATER)}


def _bare(text: str) -> str:
    """The messages of a file without its comments, and without the spaces that say nothing."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    bare = "\n".join(f" {line.lstrip()}" if line[0] == " " else line for line in lines)
    return bare.replace("{ ", "{").replace(" }", "}")


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise KeyError(language)
    return language
