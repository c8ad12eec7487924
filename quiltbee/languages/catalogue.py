"""The words of one language and edition, formatted by `fluent.runtime`.

A file is parsed when one of its messages is first used; all files of a language take 0.2 s.

say = catalogue("de", "valentine")
say("pass-earns", count=3)
"""

import re
from functools import cache

from quiltbee.languages.folders import EDITIONS, resources

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
    """Return the catalogue of a language and an edition, read once."""
    return Catalogue(language, edition)
