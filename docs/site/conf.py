"""The documentation site: Sphinx's settings. `scripts/docs` builds it from the root of the source.

The sources are the Markdown pages as they stand in the repository, so a link between two of them,
or to a file of the source, is the same there and on the site. `navigation` takes the contents from
`docs/README.md`, and `reference` the API from the docstrings. The colours and the logo are those
of the page in the browser.
"""

import re
import sys
from pathlib import Path

from pygments.lexers.javascript import JavascriptLexer
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

_HERE = Path(__file__).parent
_ROOT = _HERE.parents[1]
_WEB = _ROOT / "quiltbee/web"
sys.path.insert(0, str(_HERE))


def _first(pattern: str, file: Path) -> str:
    return re.findall(pattern, file.read_text("utf-8"), re.MULTILINE)[0]  # type: ignore[no-any-return]


def _colours(column: int) -> dict[str, str]:
    """The page's colours in light (0) or in dark (1), by the names that the theme has for them."""
    pairs = re.findall(
        r"--([\w-]+): light-dark\((#\w+), (#\w+)\)", (_WEB / "style/colours.css").read_text("utf-8")
    )
    ours = {name: both[column] for name, *both in pairs}
    return {f"color-{theirs}": ours[name] for theirs, name in _THEME_COLOURS.items()}


_THEME_COLOURS = {
    "foreground-primary": "ink",
    "foreground-secondary": "soft",
    "foreground-muted": "soft",
    "foreground-border": "edge",
    "background-primary": "panel",
    "background-secondary": "page",
    "background-hover": "ground",
    "background-border": "line",
    "background-item": "ground",
    "brand-primary": "accent",
    "brand-content": "accent",
    "brand-visited": "accent",
    "link": "accent",
    "link--hover": "one",
    "link--visited": "accent",
    "link--visited--hover": "one",
    "inline-code-background": "page",
    "code-background": "raised",
    "code-foreground": "ink",
    "api-background": "page",
    "api-background-hover": "ground",
    "api-name": "accent",
    "api-pre-name": "soft",
    "highlight-on-target": "ground",
    "highlighted-background": "ground",
    "highlighted-text": "ink",
    "table-header-background": "page",
    "table-border": "line",
    "focus": "focus",
}

project = "Quiltbee"
author = "the Quiltbee authors"
version = release = _first(r'^__version__ = "(.+)"', _ROOT / "quiltbee/__init__.py")
extensions = ["myst_parser", "sphinx_copybutton", "navigation", "reference"]

root_doc = "docs/README"
include_patterns = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/**.md", "examples/*.md"]
exclude_patterns = [".*", "node_modules", "build", "dist", "quiltbee", "tests", "benchmarks"]
myst_heading_anchors = 6
toc_object_entries_show_parents = "hide"
maximum_signature_line_length = 88
python_use_unqualified_type_names = True

html_theme = "furo"
html_theme_options = {
    "light_css_variables": _colours(0),
    "dark_css_variables": _colours(1),
}
html_title = f"Quiltbee {release}"
html_logo = html_favicon = str(_WEB / "logo.svg")
html_static_path = [str(_HERE / "style.css")]
html_css_files = ["style.css"]
html_extra_path = [str(_HERE / "index.html")]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"


# The button of a block copies what one types: with prompts in it only the lines behind them.
copybutton_prompt_text = r">>> |\.\.\.(?: |$)|\$ |> "
copybutton_prompt_is_regexp = True
copybutton_line_continuation_character = "\\"


def setup(app: Sphinx) -> None:
    """Say how blocks are coloured for which Pygments has nothing, or nothing that fits."""
    for name in ("upi", "queries", "position", "pgr", "link", "solo", "solo-link", "ebnf", "caddy"):
        app.add_lexer(name, TextLexer)
    app.add_lexer("json", JavascriptLexer)  # what a field may hold is told by `|` and `...`
