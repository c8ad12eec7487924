"""Logins: what an account may be called, and when two spellings are one login."""

import re
import unicodedata

from quiltbee.server.errors import UnfitError

SHORTEST_LOGIN = 3
LONGEST_LOGIN = 32

_MARKS = "._-"
_DIGITS = "0123456789"
_ENDS = re.compile(r"[._-]|.*[._-]$")

_WRITTEN_TOGETHER = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})
"""Scripts that a word of an East Asian language may mix."""


def clean_login(text: str) -> str:
    """The login in a text, as it is stored and shown to its owner; UnfitError if it is none."""
    login = unicodedata.normalize("NFKC", text.strip())
    if not SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN:
        raise UnfitError(
            f"A login has {SHORTEST_LOGIN} to {LONGEST_LOGIN} characters.",
            code="login-length",
            shortest=SHORTEST_LOGIN,
            longest=LONGEST_LOGIN,
        )
    if not all(character in _MARKS + _DIGITS or _is_letter(character) for character in login):
        sentence = "A login can have letters, the digits 0 to 9, and . _ - in between."
        raise UnfitError(sentence, code="login-letters")
    if _ENDS.match(login):
        sentence = "A login begins and ends with a letter or a digit."
        raise UnfitError(sentence, code="login-ends")
    if len(_scripts(login)) > 1:
        raise UnfitError("All letters of a login come from one script.", code="login-script")
    return login


def login_key(text: str) -> str:
    """Fold a text so that all spellings of one login are equal; any text will do.

    Null characters become spaces: no login has one, and PostgreSQL can't be asked about them.
    """
    folded = unicodedata.normalize("NFKC", text.strip()).casefold().replace("\0", " ")
    return unicodedata.normalize("NFKC", folded)


def _is_letter(character: str) -> bool:
    return unicodedata.category(character) in ("Ll", "Lu", "Lt", "Lo", "Lm", "Mn", "Mc")


def _scripts(login: str) -> set[str]:
    """Return the scripts of the letters; the Unicode name of a letter begins with its script."""
    letters = [one for one in login if unicodedata.category(one).startswith("L")]
    scripts = {unicodedata.name(letter, "?").split()[0].partition("-")[0] for letter in letters}
    return {"EAST ASIAN" if script in _WRITTEN_TOGETHER else script for script in scripts}
