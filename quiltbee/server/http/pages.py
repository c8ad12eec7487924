"""The page and its files: `quiltbee/web` served as it is, and checked for changes every time."""

import hashlib
from pathlib import Path, PurePosixPath

from starlette.requests import Request
from starlette.responses import Response

WEB = Path(__file__).resolve().parents[2] / "web"
INDEX = "index.html"

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Nothing else in the folder is served. The system's own table of types is not asked: some say
that a script is plain text, and then no browser runs it."""


def file_response(request: Request, folder: Path, path: str, status: int = 200) -> Response | None:
    """A file of the page, or the answer that the browser's copy is current; None if there is none.

    The tag is a hash of the content, so that a browser never mixes files of two versions.
    """
    parts = PurePosixPath(path).parts
    media_type = MEDIA_TYPES.get(PurePosixPath(path).suffix)
    if media_type is None or any(part.startswith((".", "/")) or "\\" in part for part in parts):
        return None
    try:
        content = folder.joinpath(*parts).read_bytes()
    except (OSError, ValueError):
        return None
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if status == 200 and tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(content, status, headers, media_type)
