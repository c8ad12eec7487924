"""Accounts and passkeys as rows of the store, and back."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Row

from quiltbee.server.accounts.values import Account, Passkey
from quiltbee.server.store.rows import Values


def row_of_account(account: Account) -> Values:
    """The row of an account in `accounts`."""
    return {**asdict(account), "listed": int(account.listed)}


def account_of(row: Row[Any]) -> Account:
    """The account in a row of `accounts`."""
    return Account(
        row.person, row.login, row.login_key, row.passphrase, row.created, bool(row.listed)
    )


def row_of_passkey(passkey: Passkey) -> Values:
    """The row of a passkey in `passkeys`."""
    return asdict(passkey)


def passkey_of(row: Row[Any]) -> Passkey:
    """The passkey in a row of `passkeys`."""
    return Passkey(
        row.id, row.person, row.public_key, row.sign_count, row.name, row.created, row.used
    )
