"""Calls of the server one after the other, with what a run makes up put aside."""

import re
from typing import Any, Self

import httpx

from tests.corpus.browser import Server
from tests.corpus.stored import Json
from tests.corpus.told import as_of_old

_TODAY = re.compile(r'(\[Date ")\d{4}\.\d\d\.\d\d"')


class Calls:
    """Several browsers; the tables that they create are called `{0}`, `{1}` and so on."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._browsers: dict[str, httpx.Client] = {}
        self._games: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for browser in self._browsers.values():
            browser.close()

    def answer(self, call: Json) -> Json:
        """What is answered: the status, and what comes with it."""
        if call["browser"] not in self._browsers:
            self._browsers[call["browser"]] = self._server.client()
        browser = self._browsers[call["browser"]]
        arguments = {key: call[key] for key in ("json", "headers") if key in call}
        path = call["path"]
        for number, game in enumerate(self._games):
            path = path.replace(f"{{{number}}}", game)
        response = browser.request(call["method"], path, **arguments)
        answer: Json = {"status": response.status_code}
        if not call.get("status_alone"):
            kind = answer["content_type"] = response.headers["content-type"]
            is_json = kind == "application/json"
            if response.status_code == 201:
                self._games.append(response.json()["id"])
                answer["cookie"] = re.sub(r"=[\w-]{43};", "=...;", response.headers["set-cookie"])
            if "content-disposition" in response.headers:
                answer["download"] = self._nameless(response.headers["content-disposition"])
            body = as_of_old(response.json()) if is_json else response.text
            answer["body"] = self._nameless(body)
        return answer

    def _nameless(self, value: Any) -> Any:
        if isinstance(value, dict):
            if "Date" in value:
                value = {**value, "Date": "(today)"}
            return {key: self._nameless(one) for key, one in value.items()}
        if isinstance(value, list):
            return [self._nameless(one) for one in value]
        if isinstance(value, str):
            for number, game in enumerate(self._games):
                value = value.replace(game, f"{{{number}}}")
            return _TODAY.sub(r'\1(today)"', value)
        return value
