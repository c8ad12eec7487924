"""The bundle is of the modules that are there, and a line of the page says so: no Node is needed.

That it is also what esbuild makes of them is a test of `bundle.test.js`.
"""

from quiltbee.server.http.website import WEB, Website


def test_bundle_is_up_to_date() -> None:
    page = Website(WEB).page()
    assert page is not None
    assert b"/bundle/page.js" in page.content, "run scripts/bundle"
