"""The page's typeface against the words that are set in it."""

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from quiltbee.languages import LANGUAGES, later_words, page_words
from quiltbee.server.http.website import WEB

SIGNS = set("←→\u2066\u2067\u2068\u2069\n\u202f")
"""Arrows of keys, and what has no picture."""


def test_typeface_has_every_letter_of_the_page() -> None:
    font = TTFont(WEB / "typeface/nunito.woff2")
    letters = set(map(chr, font.getBestCmap()))
    for language in LANGUAGES:
        words = str(page_words(language)) + str(later_words(language))
        assert set(words) - letters - SIGNS == set(), language
    licence = (WEB / "licenses/nunito.LICENSE").read_text("utf-8")
    assert "SIL Open Font License" in licence
