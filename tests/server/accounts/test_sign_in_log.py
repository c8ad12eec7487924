"""Sign-ins are logged by kind and outcome, without a name, an address or a code (ASVS 16.3.1)."""

import logging

import httpx
import pytest

from tests.server.accounts.browsers import PASSPHRASE, error, open_account, sign_in
from tests.server.support import Live

LOGIN = "loggedwren"


@pytest.mark.slow
def test_each_sign_in_is_a_line_that_names_nobody(
    server: Live, browser: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    open_account(browser, LOGIN)
    with caplog.at_level(logging.INFO, "quiltbee"), server.client() as phone:
        sign_in(phone, LOGIN)
        wrong = {"login": LOGIN, "passphrase": "wrong" * 3}
        error(phone.post("/api/sign-in", json=wrong), 401)
        code = browser.post("/api/me/link").json()["url"].removeprefix("/s/")
        for status in (200, 410):
            link = phone.post("/api/sign-in/link", json={"code": code})
            assert link.status_code == status
        passkey = {"ceremony": "none", "credential": {"id": "none"}}
        error(phone.post("/api/sign-in/passkey", json=passkey), 422)
    lines = [record.getMessage() for record in caplog.records if record.name == "quiltbee"]
    assert lines == [
        "A sign-in by passphrase succeeded.",
        "A sign-in by passphrase was refused: wrong.",
        "A sign-in by link succeeded.",
        "A sign-in by link was refused: used.",
        "A sign-in by passkey was refused: unfit.",
    ]
    assert not any(secret in caplog.text for secret in (LOGIN, PASSPHRASE, code, "127.0.0.1"))
