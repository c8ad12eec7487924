"""The words of one language and edition, formatted by `fluent.runtime`.

say = catalogue("de", "valentine")
say("pass-earns", count=3)
"""

from functools import cache

from quiltbee.languages.folders import EDITIONS, resources

Value = str | int
"""What a message can take; a number also decides on its plural."""


class Catalogue:
    """The messages of one language, in the words of one edition."""

    def __init__(self, language: str, edition: str = "classic") -> None:
        # Half a second of work, which only those need who format.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        files = resources(language)
        for name, text in files.items():
            if name not in EDITIONS:
                self._bundle.add_resource(FluentResource(text))
        if edition in EDITIONS and edition in files:
            self._bundle.add_resource(FluentResource(files[edition]), allow_overrides=True)

    def __call__(self, key: str, /, **values: Value) -> str:
        """A message; raises LookupError for one that isn't there or lacks a value."""
        if not self._bundle.has_message(key):
            raise LookupError(f"no message {key!r} in {self.language}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, faults = self._bundle.format_pattern(pattern, values)
        if faults:
            raise LookupError(f"message {key!r} in {self.language}: {faults[0]}")
        return str(text)


@cache
def catalogue(language: str, edition: str = "classic") -> Catalogue:
    """The catalogue of a language and an edition, read once."""
    return Catalogue(language, edition)
