"""The vendored files are the published ones, byte for byte but for the line of a source map."""

from hashlib import sha256
from pathlib import Path

VENDOR = Path(__file__).parent.parent / "quiltbee" / "web" / "vendor"
LIT_HTML = ("3.3.3", "22115ca1002e4afc0dd2cb208f28d9c71a577a8989d4185028e26b29676e7842")

FLUENT = ("0.19.1", "96684ae18c5b911f53c2343ed30273320f588c0af0bbd76d2f62c36bf727798c")


def test_lit_html_is_the_published_file() -> None:
    version, digest = LIT_HTML
    assert sha256((VENDOR / "lit-html.js").read_bytes()).hexdigest() == digest
    assert f"| {version} |" in (VENDOR / "README.md").read_text(encoding="utf-8")


def test_lit_html_has_its_licence_beside_it() -> None:
    licence = (VENDOR / "lit-html.LICENSE").read_text(encoding="utf-8")
    assert licence.startswith("BSD 3-Clause License")
    assert "Copyright (c) 2017 Google LLC" in licence


def test_fluent_bundle_is_the_published_one() -> None:
    version, digest = FLUENT
    files = sorted((VENDOR / "fluent-bundle").glob("*.js"))
    assert sha256(b"".join(file.read_bytes() for file in files)).hexdigest() == digest
    assert f"| {version} |" in (VENDOR / "README.md").read_text(encoding="utf-8")


def test_fluent_bundle_has_its_licence_beside_it() -> None:
    licence = (VENDOR / "fluent-bundle.LICENSE").read_text(encoding="utf-8")
    assert "Apache License" in licence
