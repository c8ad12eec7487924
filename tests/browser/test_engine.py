"""The engine in Chromium, without the rest of the page: the signatures, and what a phone needs."""

import hashlib
import http.server
import re
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from quiltbee.commands.bench import positions, solo_positions
from quiltbee.engine.module.build import MODULE
from quiltbee.notation import format_position

WEB = Path(__file__).parents[2] / "quiltbee" / "web"
DOCS = Path(__file__).parents[2] / "docs" / "reference" / "cli.md"
NODES = 200_000
"""As `quiltbee bench` takes by default."""

PAGE = """<!doctype html><title>engine</title><script type="module">
import { Engine, whyNot } from "/engine.js";
window.engine = new Engine();
window.large = new Engine(undefined, "large");
window.whyNot = whyNot;
</script>"""


class Files(http.server.SimpleHTTPRequestHandler):
    """Serves the worker, the client, the module and the weights, and a page that is empty."""

    files: dict[str, tuple[str, bytes]] = {}  # noqa: RUF012 - a test sets it

    def do_GET(self) -> None:
        kind, content = self.files.get(self.path, ("", b""))
        self.send_response(200 if kind else 404)
        self.send_header("Content-Type", kind or "text/plain")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the files are served; the client is bundled here, since nothing ships it alone."""
    client = tmp_path_factory.mktemp("engine") / "engine.js"
    bundler = "node_modules/esbuild/bin/esbuild", "quiltbee/web/engine/engine.ts"
    options = "--bundle", "--format=esm", f"--outfile={client}", "--log-level=error"
    subprocess.run(["node", *bundler, *options], cwd=WEB.parents[1], check=True)
    script = "text/javascript"
    Files.files = {
        "/": ("text/html", PAGE.encode()),
        "/favicon.ico": ("image/x-icon", b""),
        "/engine.js": (script, client.read_bytes()),
        "/engine_worker.js": (script, (WEB / "bundle" / "engine_worker.js").read_bytes()),
        "/engine/engine.wasm": ("application/wasm", MODULE.read_bytes()),
    }
    for game in ("duel", "solo"):
        content = MODULE.with_name(f"{game}.weights").read_bytes()
        Files.files[f"/engine/{game}.weights"] = "application/octet-stream", content
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Files)
    threading.Thread(target=server.serve_forever).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def page(chromium: Browser, address: str) -> Iterator[Page]:
    page = chromium.new_page()
    page.goto(address)
    page.wait_for_function("window.engine")
    yield page
    page.close()


def decide(page: Page, engine: str = "engine", **request: Any) -> dict[str, Any]:
    code = f"request => window.{engine}.decide(request)"
    found: dict[str, Any] = page.evaluate(code, request)
    return found


def described(decision: dict[str, Any]) -> str:
    """A decision as `quiltbee bench` describes it."""
    line = decision["lines"][0]
    chance = None if line["chance"] is None else round(1000 * line["chance"])
    margin = round(10 * round(line["margin"], 1))
    proven, moves = line["proven"], " ".join(line["moves"])
    return (
        f"{line['moves'][0]} {line['nodes']} {line['depth']} {chance} {margin} {proven} {moves}\n"
    )


@pytest.mark.slow(60)
@pytest.mark.parametrize("kind", ["", pytest.param("solo ", marks=pytest.mark.nightly)])
def test_the_signature_is_that_of_the_command_line(page: Page, kind: str) -> None:
    expected = re.search(rf"^{kind}signature +(\d+)$", DOCS.read_text("utf-8"), re.MULTILINE)
    assert expected is not None
    # In the small tree of a phone there is no room for the solo game's nodes.
    texts = map(format_position, solo_positions()) if kind else map(format_position, positions())
    digest = hashlib.sha256()
    for text in texts:
        digest.update(described(decide(page, "large", position=text, nodes=NODES)).encode())
    assert int.from_bytes(digest.digest()[:4]) == int(expected[1])


def test_a_first_move_comes_at_once(page: Page) -> None:
    decision = decide(page, position=format_position(positions()[0]), level=10, moveTime=300)
    assert decision["move"] == decision["lines"][0]["moves"][0]
    assert page.evaluate("window.whyNot()") is None


def test_an_analysis_reports_lines_until_it_is_stopped(page: Page) -> None:
    text = format_position(positions()[0])
    first, last = page.evaluate(
        """async (position) => {
            const stop = new AbortController();
            let first = null;
            const report = (lines) => { first ??= lines; stop.abort(); };
            const wish = { position, lines: 5, infinite: true };
            const { lines } = await window.engine.analyse(wish, report, stop.signal);
            return [first, lines];
        }""",
        text,
    )
    assert len(first) == len(last) == 5
    assert last[0]["nodes"] >= first[0]["nodes"] > 0


def test_nothing_is_computed_in_a_hidden_tab(page: Page) -> None:
    text = format_position(positions()[0])
    before, during = page.evaluate(
        """async (position) => {
            const hide = (hidden) => {
                Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
                document.dispatchEvent(new Event('visibilitychange'));
            };
            let reports = 0;
            const stop = new AbortController();
            const wish = { position, infinite: true };
            const deciding = window.engine.analyse(wish, () => { reports += 1; }, stop.signal);
            const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });
            while (!reports) await pause(20);
            hide(true);
            await pause(50);
            const before = reports;
            await pause(1500);
            const during = reports;
            hide(false);
            while (reports === during) await pause(20);
            stop.abort();
            await deciding;
            return [before, during];
        }""",
        text,
    )
    assert before == during


def test_an_engine_that_cannot_be_loaded_says_so(page: Page) -> None:
    said = page.evaluate(
        """async (position) => {
            const { Engine } = await import('/engine.js');
            const nowhere = { worker: '/engine_worker.js', module: '/nowhere', weights: {} };
            return new Engine(nowhere).decide({ position }).catch(String);
        }""",
        format_position(positions()[0]),
    )
    assert "/nowhere: 404" in said
