"""The language and the edition in which the terminal speaks; English until it is told otherwise."""

from contextvars import ContextVar

from quiltbee.languages import DEFAULT, Value, catalogue

_spoken: ContextVar[tuple[str, str]] = ContextVar("spoken", default=(DEFAULT, "classic"))


def speak(language: str, edition: str = "classic") -> None:
    """Speak a language from now on, in the words of an edition."""
    _spoken.set((language, edition))


def t(key: str, /, **values: Value) -> str:
    """A message of the catalogue; a number decides on plurals as well."""
    return catalogue(*_spoken.get())(key, **values)


def level_name(number: int) -> str:
    """What a level of the Automa is called."""
    return t(f"automa-name-{number}")


def listed(texts: str | list[str]) -> str:
    """Letters or words as a sentence lists them: X, E and F."""
    *others, last = list(texts)
    return t("terminal-and", first=", ".join(others), last=last) if others else last
