"""What a browser may say about its person, validated with bounds."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

Login = Annotated[str, Field(max_length=100)]
Secret = Annotated[str, Field(max_length=1000)]
Code = Annotated[str, Field(max_length=100)]
Credential = dict[str, Any]
"""What `PublicKeyCredential.toJSON()` gives; the library checks it."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class AboutMe(_Strict):
    """A new name, or whether one's ratings may be shown, or both."""

    name: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    listed: bool | None = None

    @model_validator(mode="after")
    def _says_something(self) -> "AboutMe":
        if self.name is None and self.listed is None:
            raise PydanticCustomError("nothing", "there is nothing to change")
        return self


class NewAccount(_Strict):
    """A login and a passphrase for the person that one is already."""

    login: Login
    passphrase: Secret


class SignIn(_Strict):
    """Who somebody is; `bring` takes the seats along that the browser had until now."""

    login: Login
    passphrase: Secret
    bring: bool = True


class NewPassphrase(_Strict):
    """The old passphrase, or None after a passkey, and the new one."""

    old: Secret | None = None
    new: Secret


class WishForPasskey(_Strict):
    """A login for a new account, None to add a passkey to one's own."""

    login: Login | None = None


class NewPasskey(_Strict):
    """A passkey that was made, and a name to know it by."""

    ceremony: Code
    name: Annotated[str, Field(max_length=200)] = ""
    credential: Credential


class SignInByPasskey(_Strict):
    """A passkey's answer; `bring` as in `SignIn`."""

    ceremony: Code
    credential: Credential
    bring: bool = True


class LinkCode(_Strict):
    """The code of a link."""

    code: Code


class SignInByLink(_Strict):
    """The code of a link; `bring` as in `SignIn`."""

    code: Code
    bring: bool = True


class Proof(_Strict):
    """The passphrase, or None where the browser proved just now whose it is."""

    passphrase: Secret | None = None


class LocalPath(_Strict):
    """A path of this server, such as that of an invitation."""

    path: Annotated[str, Field(pattern=r"^/([A-Za-z0-9._~-][A-Za-z0-9._~/-]{0,200})?$")]


Endpoint = Annotated[str, Field(min_length=1, max_length=1000)]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_=-]{1,200}$")]


class SubscriptionKeys(_Strict):
    """The keys of a push subscription, base64url."""

    p256dh: Key
    auth: Key


class PushSubscription(_Strict):
    """A browser's `PushSubscription`, as its `toJSON` gives it."""

    endpoint: Endpoint
    expiration_time: Annotated[float | None, Field(alias="expirationTime")] = None
    keys: SubscriptionKeys


class NewSubscription(_Strict):
    """A browser that is to be told."""

    subscription: PushSubscription


class OldSubscription(_Strict):
    """A browser that is to be told nothing more."""

    endpoint: Endpoint
