"""What a body is sent as: named by its content, in the coding that the browser likes best."""

import gzip

import brotli
import pytest
from starlette.requests import Request

from quiltbee.server.http.website import Body, body_response, coding_for, compressed

BODY = Body(b"A patch costs buttons and time. " * 100, "text/plain")


def request(accepted: str = "", known: str = "") -> Request:
    headers = [(b"accept-encoding", accepted.encode()), (b"if-none-match", known.encode())]
    return Request({"type": "http", "method": "GET", "headers": headers})


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("", None),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP ; Q=0.5", "gzip"),
        ("br;q=0.2, gzip;q=0.8", "gzip"),
        ("br;q=0, gzip;q=0", None),
        ("br;q=0, *", "gzip"),
        ("*", "br"),
        ("*;q=0", None),
        ("identity", None),
        ("identity, gzip;q=0.5", None),
        ("identity;q=0.5, gzip;q=0.5", "gzip"),
        ("identity;q=0", None),
        ("br;q=2, gzip;q=x;y, ,;", None),
    ],
)
def test_the_coding_that_is_welcome_most(accepted: str, coding: str | None) -> None:
    assert coding_for(accepted) == coding


def test_a_body_says_how_it_is_compressed() -> None:
    plain, zipped, packed = (body_response(request(each), BODY) for each in ("", "gzip", "br"))
    assert plain.body == BODY.content
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(bytes(zipped.body)) == BODY.content
    assert zipped.headers["content-encoding"] == "gzip"
    assert brotli.decompress(bytes(packed.body)) == BODY.content
    assert packed.headers["content-encoding"] == "br"
    for response in (plain, zipped, packed):
        assert response.headers["vary"] == "Accept-Encoding"
        assert response.headers["etag"] == f'W/"{BODY.name}"'
        assert response.headers["content-length"] == str(len(response.body))


def test_what_grows_by_compression_is_sent_as_it_is() -> None:
    response = body_response(request("br, gzip"), Body(b"{}", "application/json"))
    assert response.body == b"{}"
    assert "content-encoding" not in response.headers


def test_a_body_is_compressed_once_however_often_it_is_sent() -> None:
    before = compressed.cache_info().misses
    body = Body(b"Each body is compressed once. " * 10, "text/plain")
    same = Body(bytes(bytearray(body.content)), "text/plain")
    assert body_response(request("br"), body).body == body_response(request("br"), same).body
    assert compressed.cache_info().misses == before + 1


@pytest.mark.parametrize("known", ['W/"{}"', '"other", W/"{}"'])
def test_a_current_copy_is_not_sent_again(known: str) -> None:
    tag = known.format(BODY.name)
    response = body_response(request("br", tag), BODY, "no-cache", headers={"Link": "</x>"})
    assert (response.status_code, response.body) == (304, b"")
    assert response.headers["vary"] == "Accept-Encoding"
    assert response.headers["link"] == "</x>"
    assert body_response(request("br", tag), BODY, status=404).status_code == 404
