"""Every language has every message, with the same values, and says it without a fault."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from quiltbee.languages import (
    DEFAULT,
    EDITIONS,
    ELSEWHERE,
    LANGUAGES,
    Catalogue,
    later_words,
    page_words,
    resources,
)

PACKAGE = Path(__file__).parents[2] / "quiltbee"
OTHERS = sorted(set(LANGUAGES) - {DEFAULT})
ALL_EDITIONS = ("classic", *EDITIONS)
NUMBERS = (0, 1, 2, 3, 21, 1000)

Entry = ast.Message | ast.Term


class Found(visitor.Visitor):
    """What a message takes, and what it refers to."""

    def __init__(self, entry: Entry) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.selectors: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        numbered = any(
            isinstance(variant.key, ast.NumberLiteral)
            or variant.key.name in ("zero", "one", "two", "few", "many")
            for variant in node.variants
        )
        if numbered and isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)


def entries(text: str) -> Iterator[tuple[str, Entry]]:
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry
        elif isinstance(entry, ast.Term):
            yield f"-{entry.id.name}", entry


@cache
def spoken(language: str) -> Mapping[str, Entry]:
    """The messages and terms of a language, as the classic box has them."""
    files = resources(language)
    every = [pair for name in files if name not in EDITIONS for pair in entries(files[name])]
    assert len(dict(every)) == len(every), f"something stands twice in {language}"
    return dict(every)


def messages(language: str) -> dict[str, Entry]:
    return {key: entry for key, entry in spoken(language).items() if not key.startswith("-")}


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english(language: str) -> None:
    assert messages(language).keys() == messages(DEFAULT).keys()


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_takes_the_same_values_in_every_language(language: str) -> None:
    there = messages(language)
    for key, entry in messages(DEFAULT).items():
        assert Found(there[key]).variables == Found(entry).variables, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used_and_every_used_one_is_there(language: str) -> None:
    every = spoken(language)
    editions = [dict(entries(resources(language)[edition])) for edition in EDITIONS]
    used = set[str]()
    for entry in [*every.values(), *(each for edition in editions for each in edition.values())]:
        used |= Found(entry).terms
    assert used == {key for key in every if key.startswith("-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_says_otherwise_what_is_said(language: str) -> None:
    for edition in EDITIONS:
        here = dict(entries(resources(language)[edition]))
        assert here.keys() <= spoken(language).keys()
        assert {"-button", "-buttons", "-patch", "-patches", "-quilt", "-special-patch"} <= {*here}
        for key, entry in here.items():
            if not key.startswith("-"):
                assert Found(entry).variables == Found(spoken(language)[key]).variables, key


@pytest.mark.slow
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_without_a_fault(language: str, edition: str) -> None:
    say = Catalogue(language, edition)
    for key, entry in messages(language).items():
        found = Found(entry)
        counted = found.selectors | {
            name for other in found.messages for name in Found(messages(language)[other]).selectors
        }
        for number in NUMBERS:
            values = {name: number if name in counted else "x" for name in found.variables}
            said = say(key, **values)
            assert said
            assert "{" not in said
            assert "  " not in said.strip() or key == "terminal-help", key


@pytest.mark.slow
def test_plurals_are_those_of_the_language() -> None:
    for language, (one, many) in {
        "en": ("1 button", "0 buttons"),
        "de": ("1 Knopf", "0 Knöpfe"),
        "fr": ("0 bouton", "2 boutons"),
        "es": ("1 botón", "0 botones"),
    }.items():
        if language in LANGUAGES:
            say = Catalogue(language)
            assert say("buttons", count=int(one[0])) == one
            assert say("buttons", count=int(many[0])) == many


@pytest.mark.slow
def test_an_edition_replaces_the_words_and_keeps_the_rest() -> None:
    classic, valentine = Catalogue("en"), Catalogue("en", "valentine")
    assert classic("buttons", count=2) == "2 buttons"
    assert valentine("buttons", count=2) == "2 pralines"
    assert valentine("close") == classic("close")
    assert Catalogue("en", "anniversary")("buttons", count=2) == "2 buttons"


@pytest.mark.slow
def test_a_message_that_is_not_there_is_refused() -> None:
    with pytest.raises(LookupError, match="no message 'nonsense' in en"):
        Catalogue("en")("nonsense")
    with pytest.raises(LookupError, match="buttons"):
        Catalogue("en")("buttons")


# How each language writes

_SLIPS = {
    "every language": re.compile(r"[\"']|\.\.\.| ,| \.$|  \b"),
    "de": re.compile(r"[«»”]|„[^“]*$|\w…"),
    "fr": re.compile(r"\w ?[;:!?»%](?!\d)|«(?!\xa0)|[“”„]"),
    "es": re.compile(r"^[^¿]*\w\?|^[^¡]*!|[“”„]|\w [;:!?»]"),
}
"""What a printer of the language would strike out."""


def texts_of(entry: ast.SyntaxNode) -> Iterator[str]:
    """Each pattern of a message as one line; where a value stands there is a letter."""
    if isinstance(entry, ast.Pattern):
        parts = entry.elements
        yield "".join(part.value if isinstance(part, ast.TextElement) else "x" for part in parts)
    for name in ("value", "elements", "expression", "variants"):
        inside = getattr(entry, name, None)
        for node in inside if isinstance(inside, list) else [inside]:
            if isinstance(node, ast.SyntaxNode):
                yield from texts_of(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_spaces_are_those_of_the_language(language: str) -> None:
    files = [name for name in resources(language) if name != "terminal"]
    slips = [_SLIPS[name] for name in ("every language", language) if name in _SLIPS]
    found = [
        f"{key}: {text}"
        for name in files
        for key, entry in entries(resources(language)[name])
        for text in texts_of(entry)
        if any(slip.search(text) for slip in slips)
    ]
    assert found == []


# What the page and the terminal ask for

_CALL = re.compile(r"\b(?:t|rich|say)\(\s*['\"]([\w-]+)['\"]")
_MADE = re.compile(r"`((?:[\w-]*\$\{[^}`]*\})+[\w-]*)`|f\"((?:[\w-]*\{[^}\"]*\})+[\w-]*)\"")
_WORD = re.compile(r"['\"]([\w-]+)['\"]")
_CHOICE = re.compile(
    r"\boneOf\(\s*'([\w-]+)',\s*'[\w-]+',\s*\[([^\]]*)\],?\s*(?:'([\w-]+)',?\s*)?\)"
)
"""A setting of a form, whose values are named by messages."""


def named_by_choices(text: str) -> Iterator[str]:
    for setting, values, prefix in _CHOICE.findall(text):
        yield from (f"{prefix or setting}-{value}" for value in _WORD.findall(values))


def sources(*places: str) -> list[str]:
    """The texts of our own modules in folders and files of the package."""
    files = [
        file
        for place in map(PACKAGE.joinpath, places)
        for file in ([place] if place.is_file() else sorted(place.rglob("*")))
        if file.suffix in (".ts", ".py")
    ]
    return [file.read_text(encoding="utf-8") for file in files]


def test_every_message_that_is_asked_for_is_there() -> None:
    texts = sources("web", "terminal", "commands")
    chosen = {key for text in texts for key in named_by_choices(text)}
    asked = chosen | {key for text in texts for key in _CALL.findall(text)}
    assert {"kind-swiss", "short-board-revised"} <= chosen
    assert asked <= messages(DEFAULT).keys()
    assert len(asked) > 300


def test_every_message_is_asked_for() -> None:
    texts = sources("web", "terminal", "commands", "server/http", "server/pages.py")
    named = {word for text in texts for word in (*_WORD.findall(text), *named_by_choices(text))}
    made = [
        re.compile(".*".join(re.escape(part) for part in re.split(r"\$?\{[^}]*\}", key)))
        for text in texts
        for key in map("".join, _MADE.findall(text))
        if re.search(r"[a-z]-|-[a-z]", key)
    ]
    referred = {key for entry in spoken(DEFAULT).values() for key in Found(entry).messages}
    unused = [
        key
        for key in messages(DEFAULT).keys() - named - referred
        if not any(pattern.fullmatch(key) for pattern in made)
    ]
    assert unused == []


@pytest.mark.slow
def test_the_page_gets_all_but_the_messages_of_the_terminal_and_of_other_sites() -> None:
    for language in LANGUAGES:
        words, later = page_words(language), later_words(language)
        first, more = (dict(entries(str(each["words"]))).keys() for each in (words, later))
        assert not first & more
        keys = first | more
        files = resources(language)
        elsewhere = dict(entries("\n".join(files[name] for name in ELSEWHERE))).keys()
        assert keys == spoken(language).keys() - elsewhere
        assert isinstance(words["editions"], dict)
        for name, text in words["editions"].items():
            there = dict(entries(resources(language)[name]))
            assert dict(entries(text)).keys() == there.keys()
        assert words["editions"].keys() == set(EDITIONS)
    with pytest.raises(KeyError):
        page_words("xx")
