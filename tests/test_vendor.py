"""The vendored file is the published one, byte for byte but for the line of its source map."""

from hashlib import sha256
from pathlib import Path

VENDOR = Path(__file__).parent.parent / "quiltbee" / "web" / "vendor"
LIT_HTML = ("3.3.3", "22115ca1002e4afc0dd2cb208f28d9c71a577a8989d4185028e26b29676e7842")


def test_lit_html_is_the_published_file() -> None:
    version, digest = LIT_HTML
    assert sha256((VENDOR / "lit-html.js").read_bytes()).hexdigest() == digest
    assert f"| {version} |" in (VENDOR / "README.md").read_text(encoding="utf-8")


def test_lit_html_has_its_licence_beside_it() -> None:
    licence = (VENDOR / "lit-html.LICENSE").read_text(encoding="utf-8")
    assert licence.startswith("BSD 3-Clause License")
    assert "Copyright (c) 2017 Google LLC" in licence
