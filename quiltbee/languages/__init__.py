"""Every sentence of the page and of the terminal, in every language: one catalog in Fluent.

    en/terms.ftl       the words of the game: button, patch, quilt
    en/home.ftl ...    messages, a file for each part of the page
    en/aid.ftl ...     messages that the page loads later
    en/terminal.ftl    messages of the terminal alone
    en/valentine.ftl   an edition's replacements, mainly of terms

The page gets a language as JSON (`page_words`, `later_words`); Python formats messages with a
`Catalogue`. A file is parsed when one of its messages is first used; all files take 0.2 s.

    t = catalogue("de", "valentine")
    t("pass-earns", count=3)
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

__all__ = [
    "DEFAULT",
    "EDITIONS",
    "LANGUAGES",
    "Catalogue",
    "Value",
    "catalogue",
    "later_words",
    "of_browser",
    "of_system",
    "page_words",
    "resources",
]

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
    *("admin", "aid", "analysis", "bees", "day", "dialogs", "ending", "engine", "guide", "help"),
    *("hints", "ladder", "lobby", "people", "planning", "progress", "puzzles", "review", "starts"),
    "tournaments",
)
"""The files that the page loads later."""


HOME = ("lobby",)
"""The later files that the first page loads at once."""


@cache
def resources(language: str) -> Mapping[str, str]:
    """Return the files of a language, by name without suffix.

    Raises KeyError for an unknown one.
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    files = sorted((FOLDER / language).glob("*.ftl"))
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
    """Return the words that the page loads later; raises KeyError for an unknown language."""
    files = resources(language)
    return {"language": language, "words": "\n".join(_bare(files[name]) for name in LATER)}


def _bare(text: str) -> str:
    """Remove comments and insignificant spaces."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    bare = "\n".join(f" {line.lstrip()}" if line[0] == " " else line for line in lines)
    return bare.replace("{ ", "{").replace(" }", "}")


TERMS = "terms"
"""The file that all others refer to."""

Value = str | int
"""A value of a message; a number also decides on its plural."""


class Catalogue:
    """The messages of one language, in the words of one edition."""

    def __init__(self, language: str, edition: str = "classic") -> None:
        from fluent.runtime import FluentBundle  # slow to import, needed only to format

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        files = resources(language)
        self._waiting = {name: text for name, text in files.items() if name not in EDITIONS}
        if edition in EDITIONS and edition in files:
            self._add(files[edition])  # the first definition of a message counts
        self._add(self._waiting.pop(TERMS))

    def __call__(self, key: str, /, **values: Value) -> str:
        """Format a message; raises LookupError if it is missing or lacks a value."""
        if not self._bundle.has_message(key):
            self._load(rf"^{re.escape(key)} *=")
        if not self._bundle.has_message(key):
            raise LookupError(f"no message {key!r} in {self.language}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, faults = self._bundle.format_pattern(pattern, values)
        if faults and self._waiting:  # it may refer to a message of another file
            self._load("")
            text, faults = self._bundle.format_pattern(pattern, values)
        if faults:
            raise LookupError(f"message {key!r} in {self.language}: {faults[0]}")
        return str(text)

    def _load(self, pattern: str) -> None:
        for name, text in list(self._waiting.items()):
            if re.search(pattern, text, re.MULTILINE):
                self._add(text)
                self._waiting.pop(name, None)

    def _add(self, text: str) -> None:
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(text))


@cache
def catalogue(language: str, edition: str = "classic") -> Catalogue:
    """Return the catalog of a language and an edition, read once."""
    return Catalogue(language, edition)


_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables, by precedence."""


def of_browser(header: str) -> str:
    """Return the best language for a header `Accept-Language: de-AT, fr;q=0.5`, valid or not."""
    preferences = map(_preference, header.split(","))
    for code, weight in sorted(preferences, key=lambda preference: -preference[1]):
        if code in LANGUAGES and weight > 0:
            return code
    return DEFAULT


def _preference(part: str) -> tuple[str, float]:
    """Return the language of one part of the header, without its region, and its weight."""
    tag, _, parameter = part.partition(";")
    try:
        weight = float(parameter.strip().removeprefix("q=")) if parameter else 1.0
    except ValueError:
        weight = 0.0
    return _code(tag), weight


def of_system(variables: Mapping[str, str] = os.environ) -> str:
    """Return the language of the system by LC_ALL, LC_MESSAGES or LANG: `de_AT.UTF-8`."""
    tag = next((variables[name] for name in _VARIABLES if variables.get(name)), "")
    code = _code(tag)
    return code if code in LANGUAGES else DEFAULT


def _code(tag: str) -> str:
    return tag.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
