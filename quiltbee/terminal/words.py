"""The language and the edition in which the terminal speaks; English until it is told otherwise."""

from contextvars import ContextVar

from quiltbee.languages import DEFAULT, Value, catalogue, of_system

CLASSIC = "classic"

_spoken: ContextVar[tuple[str, str]] = ContextVar("spoken", default=(DEFAULT, CLASSIC))


def speak(language: str, edition: str = CLASSIC) -> None:
    """Speak a language from now on, in the words of an edition."""
    _spoken.set((language, edition))


def spoken_options() -> str:
    """The options of the command line by which the same is spoken again on this system."""
    language, edition = _spoken.get()
    said = "" if language == of_system() else f" --language {language}"
    return said if edition == CLASSIC else f"{said} --edition {edition}"


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
