"""The shared secret of a server and its engine workers, which proves both without being sent.

Before the first line of UPI stands a preface, each line of it ending with a newline:

    worker: challenge <its nonce>            only where it has a secret
    client: answer <its nonce> <its proof>
    worker: welcome <engines> <proof>        without a secret just `welcome <engines>`
    worker: error <why>                      in place of any of these; then it hangs up

`engines` is how many engines the worker has in all. A nonce is 256 random bits, a proof an
HMAC-SHA256 of both nonces and of who proves, all in hexadecimal. The lines after the preface are
neither encrypted nor signed: that is for a private network.
"""

import hmac
import secrets
from collections.abc import Mapping
from pathlib import Path

SECRET = "QUILTBEE_ENGINE_SECRET"
SHORTEST_SECRET = 16
"""In characters: whoever listens to the preface can try short secrets without asking anybody."""

LONGEST_PREFACE_LINE = 256


def read_secret(environment: Mapping[str, str]) -> bytes | None:
    """The secret of `QUILTBEE_ENGINE_SECRET`, or of the file `QUILTBEE_ENGINE_SECRET_FILE`.

    None if neither is set; ValueError for a file that can't be read, and for a short secret.
    """
    named = environment.get(f"{SECRET}_FILE")
    try:
        secret = Path(named).read_text("utf-8") if named else environment.get(SECRET, "")
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"the file of {SECRET}_FILE, {named}, can't be read: {error}") from None
    secret = secret.strip()
    if not secret and not named:
        return None
    if len(secret) < SHORTEST_SECRET:
        raise ValueError(f"{SECRET} needs at least {SHORTEST_SECRET} characters")
    return secret.encode()


def new_nonce() -> str:
    """256 random bits in hexadecimal."""
    return secrets.token_hex(32)


def proof(secret: bytes, who: str, workers_nonce: str, clients_nonce: str) -> str:
    """What only somebody who knows the secret can say; `who` is `client` or `worker`."""
    said = f"quiltbee engine {who} {workers_nonce} {clients_nonce}"
    return hmac.new(secret, said.encode(), "sha256").hexdigest()


def is_same(given: str, expected: str) -> bool:
    """Compare proofs in a time that tells nothing."""
    return hmac.compare_digest(given.encode(), expected.encode())
