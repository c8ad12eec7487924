"""Bodies sent again and again: named by their content, and compressed once for everyone."""

import gzip
import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

CODINGS = ("br", "gzip")
"""The compressions at hand, the better one first."""

BROTLI_QUALITY = 11
"""The best: 0.24 s for the page's modules, once for everyone; 2 % smaller than at 10."""

LARGE, QUALITY_OF_LARGE = 300_000, 9
"""From so many bytes on another quality: 0.06 s for the engine's module, not 1.1 s."""

ALWAYS_ASK = "no-cache"
NEVER_ASK = "public, max-age=31536000, immutable"
KEEP_NOTHING = "no-store"

_GZIP: Final = b"\x1f\x8b"
"""How a file that is compressed already begins."""

_WEIGHT = re.compile(r"q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)")


@dataclass(frozen=True)
class Body:
    """Bytes of one type. `name` is a hash of them, so other content has another name."""

    content: bytes
    media_type: str

    @cached_property
    def name(self) -> str:
        """32 hexadecimal digits."""
        return hashlib.sha256(self.content).hexdigest()[:32]

    def with_head(self, head: str) -> "Body":
        """The page with more in its head, under the name that it has without it."""
        if not head:
            return self
        content = self.content.replace(b"</head>", head.encode() + b"</head>", 1)
        body = Body(content, self.media_type)
        vars(body)["name"] = self.name
        return body


def body_response(
    request: Request,
    body: Body,
    caching: str = ALWAYS_ASK,
    status: int = 200,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """The body in a coding that the browser accepts, or the answer that its copy is current.

    The tag is weak, since it is the same for every coding. The first compression takes up to a
    tenth of a second, so don't call this on the event loop.
    """
    tag = f'"{body.name}"'
    common = {"ETag": f"W/{tag}", "Cache-Control": caching, "Vary": "Accept-Encoding"}
    common |= headers or {}
    if status == 200 and tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=common)
    content, coding = _packed(body, ", ".join(request.headers.getlist("accept-encoding")))
    if coding is not None:
        common["Content-Encoding"] = coding
    return Response(content, status, common, body.media_type)


def _packed(body: Body, accepted: str) -> tuple[bytes, str | None]:
    """The bytes to send and their coding: none where coding would make them larger."""
    coding = coding_for(accepted)
    if coding is None or body.content.startswith(_GZIP):
        return body.content, None
    smaller = compressed(body.content, coding)
    return (smaller, coding) if len(smaller) < len(body.content) else (body.content, None)


def coding_for(accepted: str) -> str | None:
    """The coding to use for an `Accept-Encoding`; None where it prefers the bytes as they are."""
    weights = dict(_weights(accepted))
    others = weights.get("*", 0.0)
    best = max(CODINGS, key=lambda coding: weights.get(coding, others))
    weight = weights.get(best, others)
    return best if weight > 0 and weight >= weights.get("identity", 0.0) else None


def _weights(accepted: str) -> Iterator[tuple[str, float]]:
    """How welcome each coding is, from 0 (refused) to 1, without those of malformed weight."""
    for part in accepted.lower().split(","):
        coding, *parameters = (text.strip() for text in part.split(";"))
        weights = [_WEIGHT.fullmatch(text) for text in parameters]
        if all(weights):
            yield coding, float(weights[0][1]) if weights and weights[0] else 1.0


@lru_cache(maxsize=256)
def compressed(content: bytes, coding: str) -> bytes:
    """The content in one of `CODINGS`."""
    if coding == "gzip":
        return gzip.compress(content, mtime=0)
    import brotli

    quality = BROTLI_QUALITY if len(content) < LARGE else QUALITY_OF_LARGE
    smaller: bytes = brotli.compress(content, quality=quality)
    return smaller
