"""Calls over HTTP: a call is a function, and its annotations say what it takes and answers.

    calls = Calls()

    @calls.post("/api/games/{game}/seat", 201, raises=(404, 409))
    async def take_seat(request: Request, game: Id, body: SitDown) -> Seated: ...

The first parameter is the request. A parameter that the path names comes from the path, a Struct
from the JSON body, any other from the query; a trailing underscore is not part of its name there.
The answer is sent as JSON, None as 204 without a body. A call that
makes its `Response` itself says what is in it: `Annotated[Response, Media("image/png")]`, or the
type of its JSON. `openapi` describes
the calls from the same annotations. A function that is no coroutine runs in a thread, in its
caller's turn (`shares`); the short work of a page runs in any.
"""

import inspect
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request as BareRequest
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from quiltbee.server.body import is_text_in_json
from quiltbee.server.errors import MalformedError
from quiltbee.server.http.cookies import give_device, give_token, token_of
from quiltbee.server.http.limits import Caller, caller_of
from quiltbee.server.store import Session
from quiltbee.server.wire.messages import sentence_of

if TYPE_CHECKING:
    from quiltbee.server.http.services import Services

Handler = Callable[..., Any]
Work = TypeVar("Work")

_MALFORMED = "The body must be JSON, with Content-Type: application/json."


class Request(BareRequest):
    """A request to a call, and who makes it.

    Once the call has succeeded, the browser is given the `token` of its session and the `device`
    proof, if these are set. A new person is removed again if the call fails.
    """

    token: str | None = None
    device: str | None = None
    _newcomer: Session | None = None

    @property
    def services(self) -> "Services":
        """What the server has to answer with."""
        services: Services = self.app.state.services
        return services

    @property
    def caller(self) -> Caller:
        """The address of the request, and whom the limits count it for."""
        return caller_of(self)

    @property
    def address(self) -> str:
        """The address of the request; for IPv6 the network."""
        return self.caller.address

    async def find_session(self) -> Session | None:
        """Return the session of the browser, None for a stranger."""
        return await self.services.visitors.session_of(self)

    async def person(self) -> str | None:
        """Return the id of the person, None for a stranger."""
        return await self.services.visitors.person_of(self)

    async def known(self) -> Session:
        """Return the session of the browser; NobodyError for a stranger."""
        return await self.services.visitors.known(self)

    async def join(self, *, is_stored: bool = True) -> Session:
        """Return the session of the browser; a stranger becomes a new person.

        TooManyError if too many new people come from one address. With `is_stored=False` the new
        person is still to be stored: pass `newcomer` to the commit of what they do first.
        """
        visitors, session = self.services.visitors, await self.find_session()
        if session is None:
            self.token, session = visitors.new_person(self)
            self._newcomer = session
            if is_stored:
                await visitors.add(session)
        else:
            self.token = token_of(self)
        return session

    @property
    def newcomer(self) -> Session | None:
        """The session of a person whom this request has made."""
        return self._newcomer

    async def heavy(self, work: Callable[..., Work], *arguments: Any) -> Work:
        """Do work that takes more than a moment in a thread, in the caller's turn; see `shares`."""
        return await self.services.heavy(partial(work, *arguments))

    async def fail(self) -> None:
        """Remove a person whom this request has made, since the call has failed."""
        if self._newcomer is not None:
            await self.services.visitors.forget(self, self._newcomer)

    def finish(self, response: Response) -> Response:
        """Give the browser its cookies."""
        if self.token is not None:
            give_token(self, response, self.token)
        if self.device is not None:
            give_device(self, response, self.device)
        return response


@dataclass(frozen=True, slots=True)
class Media:
    """The content types of an answer that is not JSON."""

    types: tuple[str, ...]
    about: str = "Successful response"

    def __init__(self, *types: str, about: str = "Successful response") -> None:
        object.__setattr__(self, "types", types)
        object.__setattr__(self, "about", about)


@dataclass(frozen=True, slots=True)
class Call:
    """A call: its function and what the annotations say; `raises` are the statuses of errors."""

    method: str
    path: str
    status: int
    raises: Collection[int]
    handler: Handler

    @property
    def body(self) -> type[msgspec.Struct] | None:
        """The type of its JSON body."""
        return next((kind for kind in self.parameters.values() if _is_struct(kind)), None)

    @property
    def parameters(self) -> dict[str, Any]:
        """The types of the parameters after the request, by name."""
        hints = get_type_hints(self.handler, include_extras=True)
        _, *names = inspect.signature(self.handler).parameters
        return {name: hints[name] for name in names}

    @property
    def defaults(self) -> dict[str, Any]:
        """The defaults of the parameters, `inspect.Parameter.empty` for those without."""
        return {
            name: each.default for name, each in inspect.signature(self.handler).parameters.items()
        }

    @property
    def answer(self) -> Any:
        """The type of the answer, or its `Media` where it is not JSON."""
        kind = get_type_hints(self.handler, include_extras=True)["return"]
        if get_origin(kind) is Annotated and get_args(kind)[0] is Response:
            kind = get_args(kind)[1]
        return type(None) if kind is None else kind

    def is_in_path(self, name: str) -> bool:
        """Whether the path names a parameter."""
        return f"{{{name}}}" in self.path or f"{{{name}:" in self.path


class CallRoute(Route):
    """The route of a call, which `openapi` describes."""

    def __init__(self, call: Call) -> None:
        work = call.handler
        if not inspect.iscoroutinefunction(work):
            work = partial(_in_turn, work)
        super().__init__(call.path, _endpoint(call, work), methods=[call.method])
        self.methods = {call.method}  # a HEAD would do all the work of a GET
        self.call = call


class Calls(list[BaseRoute]):
    """The calls of a feature, in the order in which their paths are tried."""

    def get(
        self, path: str, status: int = 200, *, raises: Collection[int] = ()
    ) -> Callable[[Handler], Handler]:
        """Add a call that reads."""
        return partial(self._add, "GET", path, status, raises)

    def post(
        self, path: str, status: int = 200, *, raises: Collection[int] = ()
    ) -> Callable[[Handler], Handler]:
        """Add a call that changes something."""
        return partial(self._add, "POST", path, status, raises)

    def patch(
        self, path: str, status: int = 200, *, raises: Collection[int] = ()
    ) -> Callable[[Handler], Handler]:
        """Add a call that changes a part."""
        return partial(self._add, "PATCH", path, status, raises)

    def delete(
        self, path: str, status: int = 204, *, raises: Collection[int] = ()
    ) -> Callable[[Handler], Handler]:
        """Add a call that removes something."""
        return partial(self._add, "DELETE", path, status, raises)

    def page(self, path: str) -> Callable[[Handler], Handler]:
        """Add an address for browsers, which is no part of the API."""

        def add(handler: Handler) -> Handler:
            work = handler
            if not inspect.iscoroutinefunction(handler):
                work = partial(run_in_threadpool, handler)
            endpoint = _endpoint(Call("GET", path, 200, (), handler), work)
            self.append(Route(path, endpoint, methods=["GET", "HEAD"], include_in_schema=False))
            return handler

        return add

    def socket(
        self, path: str
    ) -> Callable[[Callable[[WebSocket], Awaitable[None]]], Callable[[WebSocket], Awaitable[None]]]:
        """Add a WebSocket."""

        def add(
            endpoint: Callable[[WebSocket], Awaitable[None]],
        ) -> Callable[[WebSocket], Awaitable[None]]:
            self.append(WebSocketRoute(path, endpoint))
            return endpoint

        return add

    def _add(
        self, method: str, path: str, status: int, raises: Collection[int], handler: Handler
    ) -> Handler:
        self.append(CallRoute(Call(method, path, status, raises, handler)))
        return handler


async def _in_turn(handler: Handler, request: Request, **arguments: Any) -> Any:
    return await request.heavy(partial(handler, request, **arguments))


def _endpoint(call: Call, work: Handler) -> Callable[[BareRequest], Awaitable[Response]]:
    """Answer requests with a call, by its handler or what has that done in a thread."""
    readers = {name: _reader(call, name, kind) for name, kind in call.parameters.items()}
    has_body = call.body is not None

    async def endpoint(bare: BareRequest) -> Response:
        request = Request(bare.scope, bare.receive, bare._send)
        body = await _body_of(request) if has_body else b""
        arguments = {name: read(request, body) for name, read in readers.items()}
        try:
            answer = await work(request, **arguments)
        except BaseException:
            await request.fail()
            raise
        if not isinstance(answer, Response):
            answer = json_response(answer, call.status)
        return request.finish(answer)

    return endpoint


def json_response(
    value: object, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """Return a value as JSON, None as 204 without a body."""
    if value is None:
        return Response(status_code=204, headers=headers)
    return Response(msgspec.json.encode(value), status, headers, "application/json")


async def _body_of(request: Request) -> bytes:
    """Return the JSON body; MalformedError for one of another type."""
    content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    body = await request.body()
    if content_type != "application/json" and not content_type.endswith("+json"):
        raise MalformedError(_MALFORMED)
    if not is_text_in_json(body):
        raise MalformedError(
            "Not valid, the message: a text holds a character that is not allowed."
        )
    return body


def _reader(call: Call, name: str, kind: Any) -> Callable[[Request, bytes], Any]:
    """Return what reads an argument from a request; MalformedError says what is wrong with it."""
    if _is_struct(kind):
        decoder = msgspec.json.Decoder(kind)
        return lambda _, body: _checked(partial(decoder.decode, body))
    public, default = name.removesuffix("_"), call.defaults[name]
    convert = partial(msgspec.convert, type=kind, strict=False)
    if call.is_in_path(name):
        return lambda request, _: _checked(partial(convert, request.path_params[name]), public)

    def read(request: Request, _: bytes) -> Any:
        text = request.query_params.get(public)
        if text is not None:
            return _checked(partial(convert, text), public)
        if default is inspect.Parameter.empty:
            raise MalformedError(f"Not valid, {public}: missing.")
        return default

    return read


def _checked(read: Callable[[], Any], thing: str = "the message") -> Any:
    try:
        return read()
    except msgspec.DecodeError as error:
        raise MalformedError(sentence_of(error, thing)) from None
    except RecursionError:
        raise MalformedError("Not valid, the message: nested too deep.") from None


def _is_struct(kind: Any) -> bool:
    return inspect.isclass(kind) and issubclass(kind, msgspec.Struct)
