"""The site of the documentation: its contents, and the check of its links."""

import ast
import doctest
import re
from pathlib import Path

import pytest

from docs.site.links import faults
from docs.site.navigation import contents_of

DOCS = Path(__file__).parent.parent / "docs"
PAGES = [DOCS.parent / "README.md", *sorted(DOCS.rglob("*.md"))]
SESSION = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def pages_in(index: Path) -> list[Path]:
    """The pages that a table of contents names, as files."""
    contents = contents_of(index.read_text("utf-8"))
    return [index.parent / f"{page[1:]}.md" for rows in contents.values() for _, page in rows]


def test_every_page_stands_in_one_table() -> None:
    front = DOCS / "README.md"
    listed = [*pages_in(front), *pages_in(DOCS / "reference" / "python" / "README.md"), front]
    files = {path.resolve() for path in listed if path.resolve().is_relative_to(DOCS)}
    assert files == set(DOCS.rglob("*.md"))
    assert len(set(listed)) == len(listed)


def test_each_heading_is_a_caption_of_the_pages_in_its_table() -> None:
    text = """# Title
| [before](any.md) | heading |
## One
| page | what |
|---|---|
| [a](a.md) | see [b](b.md) |
| [c](../C.md) | |
| [elsewhere](https://example.org/x.md) | |
## Two
"""
    assert contents_of(text, "docs") == {"One": [("a", "/docs/a"), ("c", "/C")], "Two": []}


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ('<a href="b.html#there">b</a> <a href="#here" id="here">a</a>', []),
        ('<a href="https://example.org/">elsewhere</a>', []),
        ('<a href="c.html">c</a>', ["a.html leads to c.html, which is not there"]),
        (
            '<a href="b.html#gone">b</a>',
            ["a.html leads to b.html#gone, but that page has no such anchor"],
        ),
        (
            '<script src="//example.org/x.js"></script>',
            ["a.html loads //example.org/x.js from another host"],
        ),
    ],
)
def test_what_is_wrong_with_a_link_is_said(tmp_path: Path, body: str, said: list[str]) -> None:
    (tmp_path / "a.html").write_text(body)
    (tmp_path / "b.html").write_text('<h1 id="there">b</h1>')
    assert list(faults(tmp_path)) == said


def test_styles_load_nothing_from_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text("")
    (tmp_path / "a.css").write_text('@import "https://example.org/f.css"; a { background: url(x) }')
    assert list(faults(tmp_path)) == ["a.css loads https://example.org/f.css from another host"]


def test_a_folder_without_pages_is_no_site(tmp_path: Path) -> None:
    assert list(faults(tmp_path)) == [f"{tmp_path} has no page"]


def copied(block: str) -> str:
    """What the button of a block copies: the lines with a prompt, without it, if there are any."""
    settings = (DOCS / "site" / "conf.py").read_text("utf-8")
    prompt = re.findall(r'^copybutton_prompt_text = r"(.+)"$', settings, re.MULTILINE)[0]
    typed = re.findall(rf"^(?:{prompt})(.*)$", block, re.MULTILINE)
    return "\n".join(typed) if typed else block


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS.parent)))
def test_what_is_copied_of_a_session_is_what_the_tests_run(page: Path) -> None:
    """`test_readme` runs the sessions; here what one copies is a script with the same lines."""
    for block in SESSION.findall(page.read_text("utf-8")):
        run = "".join(each.source for each in doctest.DocTestParser().get_examples(block))
        script = copied(block)
        assert [line for line in script.splitlines() if line] == [
            line for line in run.splitlines() if line
        ]
        assert ast.dump(ast.parse(script)) == ast.dump(ast.parse(run))


def test_a_command_is_copied_without_its_prompt() -> None:
    assert copied("$ quiltbee new\nring ...\n$ quiltbee show\n") == "quiltbee new\nquiltbee show"
    assert copied("pip install quiltbee\n") == "pip install quiltbee\n"
