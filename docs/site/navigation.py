"""The contents of the site, from the tables of two pages named `README`.

Each heading of the second level is a caption, and under it stand the pages that the first column
of its table links to. So one line there adds a page to the site, and Sphinx says which pages are
in no table.
"""

import re
from posixpath import join, normpath, splitext
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_WITH_TABLES = ("docs/README", "docs/reference/python/README")
_HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
_ROW = re.compile(r"^\| \[(.+?)\]\((?!\w+:)(.+?\.md)\) \|", re.MULTILINE)


def contents_of(text: str, folder: str = "") -> dict[str, list[tuple[str, str]]]:
    """The (title, page) of each row under each heading, pages as Sphinx names them."""
    parts = _HEADING.split(text)[1:]
    return {
        heading: [
            (title, "/" + splitext(normpath(join(folder, target)))[0])
            for title, target in _ROW.findall(part)
        ]
        for heading, part in zip(parts[::2], parts[1::2], strict=True)
    }


def _add_contents(app: "Sphinx", page: str, source: list[str]) -> None:
    """Append hidden tables of contents to the page of the site that has the tables."""
    if page not in _WITH_TABLES:
        return
    folder = page.rpartition("/")[0]
    for heading, rows in contents_of(source[0], folder).items():
        if rows:
            lines = "\n".join(f"{title} <{target}>" for title, target in rows)
            source[0] += f"\n\n```{{toctree}}\n:hidden:\n:caption: {heading}\n\n{lines}\n```\n"


def setup(app: "Sphinx") -> dict[str, bool]:
    """Connect to Sphinx."""
    app.connect("source-read", _add_contents)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
