"""What the tests of people share: browsers that make accounts, and a passkey in software."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.support import Json

PASSPHRASE = "a boat full of buttons"
COOKIE = "quiltbee_session"


def open_account(browser: httpx.Client, login: str, passphrase: str = PASSPHRASE) -> Json:
    """Make an account and give what is told about it."""
    response = browser.post("/api/account", json={"login": login, "passphrase": passphrase})
    assert response.status_code == 201, response.text
    made: Json = response.json()
    return made


def sign_in(browser: httpx.Client, login: str, passphrase: str = PASSPHRASE) -> Json:
    """Sign in and give the answer."""
    response = browser.post("/api/sign-in", json={"login": login, "passphrase": passphrase})
    assert response.status_code == 200, response.text
    answer: Json = response.json()
    return answer


def me(browser: httpx.Client) -> Json:
    """What the server tells the browser about its person."""
    told: Json = browser.get("/api/me").json()
    return told


def error(response: httpx.Response, status: int) -> str:
    """The sentence of an answer that must be an error."""
    assert response.status_code == status, response.text
    sentence = str(response.json()["error"])
    assert sentence.endswith(".")
    return sentence


@dataclass
class Authenticator:
    """A passkey of one account, as a phone keeps it."""

    origin: str
    host: str = "localhost"
    verifies: bool = True
    count: int = 0
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))

    def create(self, options: Json) -> Json:
        """What `navigator.credentials.create` gives, as JSON."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        statement = {"fmt": "none", "attStmt": {}, "authData": self._data(0x40) + attested}
        return self._credential(
            clientDataJSON=text(self._client_data("webauthn.create", options)),
            attestationObject=text(cbor2.dumps(statement)),
        )

    def get(self, options: Json) -> Json:
        """What `navigator.credentials.get` gives, as JSON."""
        self.count += 1
        data, client = self._data(0), self._client_data("webauthn.get", options)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            clientDataJSON=text(client), authenticatorData=text(data), signature=text(signed)
        )

    def _client_data(self, kind: str, options: Json) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(told).encode()

    def _data(self, flags: int) -> bytes:
        flags |= 0x01 | (0x04 if self.verifies else 0)
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _credential(self, **response: Any) -> Json:
        name = text(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}


def text(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(encoded: str) -> bytes:
    """The bytes of base64url without padding."""
    return urlsafe_b64decode(encoded + "==")
