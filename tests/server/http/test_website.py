"""The page as it is put together."""

import re
import struct

import httpx
import pytest

from quiltbee.languages import catalogue
from quiltbee.server.http.website import WEB

ALONE = {"engine_worker.js", "push.js", "quiltbee.js", "sw.js", "theme.js"}
"""Scripts at addresses that never change."""

LATER = sorted(
    f"bundle/{file.name}"
    for file in (WEB / "bundle").iterdir()
    if file.suffix in {".css", ".js"}
    and file.stem not in {"page", "embedded"}
    and file.name not in ALONE
)
"""What the page loads only once it is asked for; `embedded.css` is of a board in another page."""

INSTALLED = ["icons/apple-180.png", "manifest.webmanifest"]
"""What only a page that is installed needs."""


def addresses_in(page: str) -> list[str]:
    return re.findall(r'="(/[^"]+)"', page)


@pytest.mark.slow
def test_the_page_names_everything_by_its_content(browser: httpx.Client) -> None:
    addresses = addresses_in(browser.get("/").text)
    files = [re.fullmatch(r"/static/[0-9a-f]{32}/(.+)", address) for address in addresses]
    assert [file and file[1] for file in files] == [
        "theme.js",
        "logo.svg",
        "logo-waiting.svg",
        *INSTALLED,
        "bundle/page.css",
        "api/patches",
        "words/en-home.json",
        "bundle/page.js",
        "words/en-later.json",
        "typeface/nunito.woff2",
        *LATER,
    ]
    for address, file in zip(addresses, files, strict=True):
        assert file is not None
        response = browser.get(address)
        assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.content == browser.get(file[1]).content


def test_the_page_can_be_installed(browser: httpx.Client) -> None:
    answer = browser.get("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == (
        "/",
        "/",
        "standalone",
    )
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        picture = browser.get(icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.content[16:24])
            assert f"{width}x{height}" == icon["sizes"]


def test_the_service_worker_may_look_after_every_page_and_is_never_kept_for_good(
    browser: httpx.Client,
) -> None:
    worker = browser.get("/sw.js")
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    assert worker.headers["service-worker-allowed"] == "/"
    assert worker.headers["cache-control"] == "no-cache"
    again = browser.get("/sw.js", headers={"If-None-Match": worker.headers["etag"]})
    assert (again.status_code, again.headers["service-worker-allowed"]) == (304, "/")
    assert browser.get("/offline").text == browser.get("/me").text


def test_a_name_of_another_version_gets_the_file_of_this_one_to_use_and_forget(
    browser: httpx.Client,
) -> None:
    response = browser.get(f"/static/{'0' * 32}/bundle/page.js")
    assert response.content == (WEB / "bundle" / "page.js").read_bytes()
    assert response.headers["cache-control"] == "no-store"


def test_what_comes_later_imports_the_page_by_the_name_it_has_already(
    browser: httpx.Client,
) -> None:
    """Under another name it would be loaded, and kept, a second time."""
    scripts = [each for each in addresses_in(browser.get("/").text) if "/bundle/" in each]
    page, *later = [each for each in scripts if each.endswith(".js")]
    assert len(later) == sum(name.endswith(".js") for name in LATER) > 15
    for address in later:
        imported = re.findall(r'\b(?:from|import)"([^"]+)"', browser.get(address).text)
        assert "./page.js" in imported or not imported  # some are nothing but figures
        assert httpx.URL(address).join("./page.js") == page


def test_the_page_is_small(browser: httpx.Client) -> None:
    """Its own part of the 150 kB of a first visit, for a browser that knows only gzip too."""
    for coding in ("br", "gzip"):
        named = addresses_in(browser.get("/").text)
        addresses = [
            "/",
            *(
                each
                for each in named
                if not each.endswith((*LATER, *INSTALLED, "-later.json", ".woff2"))
            ),
        ]
        answers = [browser.get(each, headers={"Accept-Encoding": coding}) for each in addresses]
        assert sum(int(answer.headers["content-length"]) for answer in answers) < 100_000
        assert answers[-1].headers["content-encoding"] == coding


def test_scripts_at_addresses_that_never_change_are_the_built_ones(browser: httpx.Client) -> None:
    for name in ALONE:
        assert browser.get(f"/{name}").content == (WEB / "bundle" / name).read_bytes()


def test_sources_of_the_page_are_not_served(browser: httpx.Client) -> None:
    assert browser.get("/app.ts").status_code == 404
    assert browser.get("/core/geometry.ts").status_code == 404


def test_patches_are_asked_for_again_only_if_they_changed(browser: httpx.Client) -> None:
    first = browser.get("/api/patches")
    assert first.headers["content-encoding"] == "br"
    again = browser.get("/api/patches", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({}, "en"),
        ({"Accept-Language": "fr-CA, de;q=0.5"}, "fr"),
        ({"Accept-Language": "fr", "Cookie": "language=es"}, "es"),
        ({"Accept-Language": "de", "Cookie": "language=../../etc"}, "de"),
    ],
)
def test_the_page_comes_in_the_language_that_is_wanted(
    browser: httpx.Client, headers: dict[str, str], language: str
) -> None:
    response = browser.get("/", headers=headers)
    assert f'<html lang="{language}">' in response.text
    assert catalogue(language)("page-needs-script") in response.text
    assert f"/words/{language}-home.json" in response.text
    assert f"/words/{language}.json" in browser.get("/me", headers=headers).text
    assert f"/words/{language}-later.json" in response.text
    assert response.headers["vary"] == "Accept-Encoding, Accept-Language, Cookie"


@pytest.mark.slow
def test_words_of_no_language_are_nowhere(browser: httpx.Client) -> None:
    assert browser.get("/words/de.json").json()["language"] == "de"
    assert browser.get("/words/de-later.json").json()["language"] == "de"
    words = [browser.get(f"/words/de{kind}.json").json()["words"] for kind in ("", "-home")]
    assert ["nobody-waiting" in each for each in words] == [False, True]
    assert browser.get("/words/xx.json").status_code == 404
    assert browser.get("/words/xx-later.json").status_code == 404
    assert browser.get("/words/en.ftl").status_code == 404
