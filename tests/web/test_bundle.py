"""The page was built from the sources that are there; no Node is needed to see that.

That the build is what esbuild makes of them is a test of `bundle.test.ts`.
"""

from hashlib import sha256

from quiltbee.server.http.website import WEB


def test_the_page_was_built_from_these_sources() -> None:
    lines = (WEB / "bundle" / "sources.sha256").read_text(encoding="utf-8").splitlines()
    built = {line[66:]: line[:64] for line in lines}
    assert built == {name: sha256((WEB / name).read_bytes()).hexdigest() for name in built}, (
        "run scripts/page"
    )
    assert {"shell/app.ts", "index.html", "style/base.css"} <= built.keys()
