"""Every sentence of the page and of the terminal, in every language: one catalogue in Fluent.

A folder holds a language (`en/*.ftl`); in it `terms.ftl` has the words of the game, and a file
named after an edition (`valentine.ftl`) the terms and messages that this edition replaces.
The page gets a language as JSON (`page_words`, `later_words`); Python formats messages with a
`Catalogue`.
"""

from quiltbee.languages.catalogue import Catalogue, Value, catalogue
from quiltbee.languages.folders import (
    DEFAULT,
    EDITIONS,
    LANGUAGES,
    later_words,
    page_words,
    resources,
)
from quiltbee.languages.preferences import of_browser, of_system

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
