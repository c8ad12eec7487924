"""The engine's module and its weights, which the page thinks with."""

import gzip

import httpx
import pytest

from quiltbee.engine.module.build import MODULE


@pytest.mark.parametrize("game", ["duel", "solo"])
def test_weights_are_compressed_once(browser: httpx.Client, game: str) -> None:
    answer = browser.get(f"/engine/{game}.weights", headers={"Accept-Encoding": "gzip, br"})
    assert "content-encoding" not in answer.headers
    assert answer.content == MODULE.with_name(f"{game}.weights").read_bytes()
    assert gzip.decompress(answer.content).startswith(b'{"format": "quiltbee weights"')


def test_the_module_comes_compressed_and_may_be_kept(browser: httpx.Client) -> None:
    answer = browser.get("/engine/engine.wasm", headers={"Accept-Encoding": "br"})
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.headers["content-encoding"] == "br"
    assert int(answer.headers["content-length"]) < 200_000
    assert answer.content == MODULE.read_bytes()
    again = browser.get("/engine/engine.wasm", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("name", ["bench.txt", "../player.py", "engine.wasm.gz", "other.weights"])
def test_nothing_else_of_the_engine_is_served(browser: httpx.Client, name: str) -> None:
    assert browser.get(f"/engine/{name}").status_code == 404
