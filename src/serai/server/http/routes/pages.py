"""The browser app's files. Where they have not been built, a page says how to build them."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.response import Response

from serai.server.errors import ApiError
from serai.server.http.dependencies import AppServices

AS_IT_LIES = "as_it_lies"  # what is compressed already is not compressed again
PACKED = {"br": ".br", "gzip": ".gz"}  # how the build has packed a file beside it, the smallest first
FOREVER = "public, max-age=31536000, immutable"  # files under /assets carry a digest in their names

MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Serai</title></head>
<body>
<h1>Serai</h1>
<p>The server runs, but the browser app has not been built yet. Build it with</p>
<pre>make web</pre>
<p>and load this page again. The server's own interface is described in
<a href="/schema">its OpenAPI document</a>; in a terminal, <code>serai play</code> plays without a browser.</p>
</body></html>
"""


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={AS_IT_LIES: True})
def page(request: Request[Any, Any, Any], services: AppServices) -> Response[bytes]:
    """A file of the app; every other address is a page of the app itself, which finds its way from there."""
    wanted = request.scope["path"].strip("/")
    if wanted.split("/")[0] in ("api", "ws", "schema"):
        raise ApiError(404, "no-page")
    static = services.settings.static.resolve()
    found = _file(static, wanted)
    if found is None and wanted.startswith("assets/"):
        raise ApiError(404, "no-page")
    found = found or _file(static, "index.html")
    if found is None:
        return Response(MISSING.encode(), media_type="text/html; charset=utf-8", status_code=503)
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    kind += "; charset=utf-8" if kind.startswith("text/") else ""
    caching = FOREVER if wanted.startswith("assets/") else "no-cache"
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    for encoding in _accepted(request.headers.get("accept-encoding", "")):
        packed = found.with_name(found.name + PACKED[encoding])
        if packed.is_file():
            found, headers["content-encoding"] = packed, encoding
            break
    return Response(found.read_bytes(), media_type=kind, headers=headers)


def _accepted(header: str) -> list[str]:
    """The encodings a browser takes, of those we have."""
    named = [one.strip().partition(";") for one in header.lower().split(",")]
    taken = {name for name, _, quality in named if quality.strip() not in ("q=0", "q=0.0")}
    return [encoding for encoding in PACKED if encoding in taken]


def _file(static: Path, name: str) -> Path | None:
    """A file inside the folder, and nothing outside it."""
    if not name or "\0" in name:
        return None
    try:
        path = (static / name).resolve()
        return path if path.is_relative_to(static) and path.is_file() else None
    except OSError:
        return None
