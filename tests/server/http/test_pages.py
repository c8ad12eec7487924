"""The page and its files."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from quiltbee.server.http.website import WEB
from quiltbee.server.pages import PAGES, Page, preloads
from tests.server.support import Live, create, live


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("web")
    (folder / "index.html").write_text("<!doctype html><title>Quiltbee</title>")
    (folder / "main.js").write_text("export {};\n")
    (folder / "style").mkdir()
    (folder / "style" / "page.css").write_text("body { margin: 0 }\n")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "tool.py").write_text("print()")
    (folder / ".hidden.js").write_text("secret")
    (folder.parent / "outside.js").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def server(web: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("data"), web=web) as running:
        yield running


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "media_type"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        ("/main.js", "text/javascript; charset=utf-8"),
        ("/style/page.css", "text/css; charset=utf-8"),
        ("/icon.svg", "image/svg+xml"),
    ],
)
def test_files_come_with_their_type_and_are_checked_every_time(
    browser: httpx.Client, path: str, media_type: str
) -> None:
    response = browser.get(path)
    assert response.status_code == 200
    assert response.headers["content-type"] == media_type
    assert response.headers["cache-control"] == "no-cache"
    again = browser.get(path, headers={"If-None-Match": response.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["etag"] == response.headers["etag"]
    assert again.headers["vary"].startswith("Accept-Encoding")
    head = browser.head(path)
    assert head.status_code == 200
    assert head.content == b""
    plain = browser.get(path, headers={"Accept-Encoding": "identity"})
    assert head.headers["content-length"] == response.headers["content-length"]
    assert plain.headers["content-length"] == str(len(response.content))
    assert browser.post(path).status_code == 405


def test_a_changed_file_is_sent_again_though_its_size_and_time_are_the_same(
    browser: httpx.Client, web: Path
) -> None:
    file = web / "changing.js"
    file.write_text("1")
    first = browser.get("/changing.js")
    file.write_text("2")
    second = browser.get("/changing.js", headers={"If-None-Match": first.headers["etag"]})
    assert second.status_code == 200
    assert second.text == "2"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/style",
        "/style/",
        "/tool.py",
        "/.hidden.js",
        "/../outside.js",
        "/%2e%2e/outside.js",
        "/style/%2e%2e/%2e%2e/outside.js",
        "/..%5coutside.js",
        "//etc/passwd",
        "/%2Fetc/hosts.json",
        "/main.js/x.js",
        "/main%00.js",
        "/" + "x" * 5000 + ".js",
        "/static/0/nothing.js",
        "/static/0/../tool.py",
        "/static/0/tool.py",
        "/static/0/%2e%2e/outside.js",
        "/static/0//etc/hosts.json",
        "/static/0/",
        "/static/main.js",
    ],
)
def test_nothing_else_is_served(server: Live, path: str) -> None:
    with server.client() as browser:
        request = browser.build_request("GET", server.url)
        request.url = request.url.copy_with(raw_path=path.encode())
        response = browser.send(request)
    assert response.status_code == 404
    assert response.json() == {"error": "There is nothing at this address."}


def test_a_person_at_an_unknown_address_gets_the_page_as_not_found(browser: httpx.Client) -> None:
    html = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    page = browser.get("/").text
    unknown = browser.get("/nowhere", headers=html)
    assert (unknown.status_code, unknown.text) == (404, page)
    for path in ("/api/nothing", "/api/games/nothing/more"):
        answer = browser.get(path, headers=html)
        assert answer.status_code == 404
        assert set(answer.json()) == {"error"}


def test_a_table_has_the_page_and_an_unknown_one_has_it_as_not_found(
    browser: httpx.Client,
) -> None:
    game = create(browser)
    page = browser.get("/").text
    known, unknown = browser.get(f"/game/{game}"), browser.get("/game/nosuchgame")
    assert (known.status_code, known.text) == (200, page)
    assert (unknown.status_code, unknown.text) == (404, page)
    assert browser.head(f"/game/{game}").status_code == 200


def test_a_page_says_what_it_is_going_to_ask_for(browser: httpx.Client) -> None:
    game = create(browser)
    known, unknown = browser.get(f"/game/{game}"), browser.get("/game/nosuchgame")
    data, *scripts = known.headers["link"].split(", ")
    assert data == f"</api/games/{game}>; rel=preload; as=fetch; crossorigin"
    assert scripts
    assert all(script.endswith(".js>; rel=modulepreload") for script in scripts)
    again = browser.get(f"/game/{game}", headers={"If-None-Match": known.headers["etag"]})
    assert (again.status_code, again.headers["link"]) == (304, known.headers["link"])
    assert "link" not in unknown.headers


def test_what_an_address_holds_cannot_break_out_of_the_header() -> None:
    assert preloads(("/api/{code}/x",), {"code": '>; rel="x"\n/..'}) == {
        "Link": "</api/%3E%3B%20rel%3D%22x%22%0A%2F../x>; rel=preload; as=fetch; crossorigin"
    }


@pytest.mark.slow
def test_what_a_page_loads_later_is_on_its_way_with_it(tmp_path: Path) -> None:
    with live(tmp_path, web=WEB) as running, running.client() as browser:
        text = browser.get("/").text
        home, *_ = json.loads((WEB / "bundle/pages.json").read_text())
        assert "bundle/home_page.js" in home["files"]
        named = [re.search(rf"/static/\w+/{file}", text) for file in home["files"]]
        *scripts, sheet = [name[0] for name in named if name is not None]
        assert len(scripts) + 1 == len(home["files"])
        links = [f"<{script}>; rel=modulepreload" for script in scripts]
        assert browser.get("/").headers["link"] == ", ".join(
            [*links, f"<{sheet}>; rel=preload; as=style"]
        )
        assert "/bundle/pages.js>; rel=modulepreload" in browser.get("/me").headers["link"]
        assert "modulepreload" in browser.get("/i/nobody-knows-it").headers["link"]
        known = browser.get(f"/game/{create(browser)}")
        assert "/bundle/table.js>; rel=modulepreload" in known.headers["link"]


@pytest.mark.slow
def test_a_script_is_a_script_for_a_person_too(tmp_path: Path) -> None:
    with live(tmp_path, web=WEB) as running, running.client() as browser:
        answer = browser.get("/bundle/tournaments_page.js", headers={"Accept": "text/html"})
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.content == (WEB / "bundle/tournaments_page.js").read_bytes()
        assert browser.get("/tournaments/list").text == browser.get("/me").text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.address)
def test_every_page_is_the_same_document(browser: httpx.Client, page: Page) -> None:
    response = browser.get(page.address.replace("{", "").replace("}", ""))
    words = re.compile(r"/static/[0-9a-f]{32}/words/en(-home)?\.json")
    assert words.sub("", response.text) == words.sub("", browser.get("/aid").text)
    assert response.headers["cache-control"] == "no-cache"


@pytest.mark.slow
def test_the_interactive_documentation_is_off(browser: httpx.Client) -> None:
    assert browser.get("/docs").status_code == 404
    assert browser.get("/redoc").status_code == 404
    assert browser.get("/openapi.json").json()["info"]["title"] == "Quiltbee"


def test_the_folder_of_the_page_is_in_the_package() -> None:
    assert WEB.name == "web"
    assert WEB.parent.name == "quiltbee"
