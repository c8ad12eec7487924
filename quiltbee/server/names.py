"""Names that people choose, made fit to store and show."""

import unicodedata

LONGEST_NAME = 40


def clean_name(text: str | None, default: str) -> str:
    """A name on one line, without control, format or private characters; bounded."""
    shown = unicodedata.normalize("NFC", text or "")
    visible = "".join(
        " " if character.isspace() else character
        for character in shown
        if character.isspace() or not unicodedata.category(character).startswith("C")
    )
    return " ".join(visible.split())[:LONGEST_NAME].rstrip() or default
