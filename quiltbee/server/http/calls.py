"""Calls over HTTP: a call is a function, and its annotations declare its arguments and answer.

    calls = Calls()

    @calls.post("/api/games/{game}/seat", 201, raises=(404, 409))
    async def take_seat(request: Request, game: Id, body: SitDown) -> Seated: ...

The first parameter is the request. A parameter named in the path comes from the path, a Struct from
the JSON body, any other from the query; a trailing underscore is not part of its name there. The
answer is sent as JSON, None as 204 without a body. A call that makes its own `Response` declares
its content: `Annotated[Response, Media("image/png")]`, or the type of its JSON. `openapi` describes
the calls from the same annotations. A function that is not a coroutine runs in a thread, queued
fairly (`shares`); the short work of a page runs in any thread.
"""

import inspect
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial, partialmethod
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request as BareRequest
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from quiltbee.server.body import is_text_in_json
from quiltbee.server.errors import (
    STATUSES,
    MalformedError,
    NobodyError,
    NoTokenError,
    ServerError,
)
from quiltbee.server.http.cookies import give_device, give_token, token_of
from quiltbee.server.http.limits import Caller, caller_of
from quiltbee.server.store import Session
from quiltbee.server.wire.messages import sentence_of

if TYPE_CHECKING:
    from quiltbee.server.http.services import Services

Handler = Callable[..., Any]
SocketHandler = Callable[[WebSocket], Awaitable[None]]
Work = TypeVar("Work")

_MALFORMED = "The body must be JSON, with Content-Type: application/json."


class Request(BareRequest):
    """A request to a call, and its caller.

    A call that succeeds gives the browser the `token` of its session and the `device` proof, if
    these are set. `newcomer` is a person created by the request, who is removed if the call fails.
    """

    token: str | None = None
    device: str | None = None
    newcomer: Session | None = None

    @property
    def services(self) -> "Services":
        """The services of the server."""
        services: Services = self.app.state.services
        return services

    @property
    def caller(self) -> Caller:
        """The caller whom the limits count the request for."""
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
        """Return the session of the browser; raises NobodyError for a stranger."""
        if (session := await self.find_session()) is None:
            raise NobodyError
        return session

    async def join(self, *, is_stored: bool = True) -> Session:
        """Return the session of the browser; a stranger becomes a new person.

        Raises TooManyError if too many new people come from one address. With `is_stored=False` the
        caller stores the new person: pass `newcomer` to the commit of their first action.
        """
        visitors, session = self.services.visitors, await self.find_session()
        if session is None:
            self.token, session = visitors.new_person(self)
            self.newcomer = session
            if is_stored:
                await visitors.add(session)
        else:
            self.token = token_of(self)
        return session

    async def heavy(self, work: Callable[..., Work], *arguments: Any) -> Work:
        """Run slow work in a thread, queued fairly; see `shares`."""
        return await self.services.heavy(partial(work, *arguments))


class Media:
    """The content types of an answer that is not JSON."""

    def __init__(self, *types: str, about: str = "Successful response") -> None:
        self.types = types
        self.about = about


@dataclass(frozen=True, slots=True)
class Call:
    """A call: its function and its annotations; `raises` has the statuses of errors."""

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
        """Return whether the path has this parameter."""
        return f"{{{name}}}" in self.path or f"{{{name}:" in self.path


class CallRoute(Route):
    """The route of a call in the API."""

    def __init__(self, call: Call) -> None:
        work = call.handler
        if not inspect.iscoroutinefunction(work):
            work = partial(_in_turn, work)
        super().__init__(call.path, _endpoint(call, work), methods=[call.method])
        self.methods = {call.method}  # a HEAD would do all the work of a GET
        self.call = call


class Calls(list[BaseRoute]):
    """The calls of a feature, in the order in which their paths are tried."""

    def call(
        self, method: str, path: str, status: int | None = None, *, raises: Collection[int] = ()
    ) -> Callable[[Handler], Handler]:
        """Add a call; `status` is that of success, `raises` has those of errors."""
        success = status or (204 if method == "DELETE" else 200)

        def add(handler: Handler) -> Handler:
            self.append(CallRoute(Call(method, path, success, raises, handler)))
            return handler

        return add

    get = partialmethod(call, "GET")
    post = partialmethod(call, "POST")
    patch = partialmethod(call, "PATCH")
    delete = partialmethod(call, "DELETE")

    def page(self, path: str) -> Callable[[Handler], Handler]:
        """Add an address for browsers, outside the API."""

        def add(handler: Handler) -> Handler:
            work = handler
            if not inspect.iscoroutinefunction(handler):
                work = partial(run_in_threadpool, handler)
            endpoint = _endpoint(Call("GET", path, 200, (), handler), work)
            self.append(Route(path, endpoint, methods=["GET", "HEAD"], include_in_schema=False))
            return handler

        return add

    def socket(self, path: str) -> Callable[[SocketHandler], SocketHandler]:
        """Add a WebSocket."""

        def add(handler: SocketHandler) -> SocketHandler:
            self.append(WebSocketRoute(path, handler))
            return handler

        return add


async def _in_turn(handler: Handler, request: Request, **arguments: Any) -> Any:
    return await request.heavy(partial(handler, request, **arguments))


def _endpoint(call: Call, work: Handler) -> Callable[[BareRequest], Awaitable[Response]]:
    """Return the endpoint of a call; `work` is its handler, or runs that in a thread."""
    readers = {name: _reader(call, name, kind) for name, kind in call.parameters.items()}
    has_body = call.body is not None

    async def endpoint(bare: BareRequest) -> Response:
        request = Request(bare.scope, bare.receive, bare._send)
        body = await _body_of(request) if has_body else b""
        arguments = {name: read(request, body) for name, read in readers.items()}
        try:
            answer = await work(request, **arguments)
        except BaseException:
            if request.newcomer is not None:
                await request.services.visitors.forget(request, request.newcomer)
            raise
        if not isinstance(answer, Response):
            answer = json_response(answer, call.status)
        if request.token is not None:
            give_token(request, answer, request.token)
        if request.device is not None:
            give_device(request, answer, request.device)
        return answer

    return endpoint


def json_response(
    value: object, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """Return a value as JSON, None as 204 without a body."""
    if value is None:
        return Response(status_code=204, headers=headers)
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def describe_error(error: ServerError) -> dict[str, object]:
    """Describe an error as JSON values."""
    described: dict[str, object] = {"error": error.public}
    if error.code is not None:
        described |= {"code": error.code, "values": error.values}
    return described


def refusal(error: ServerError) -> JSONResponse:
    """Return the answer to a call or a handshake that failed."""
    headers = {} if error.wait is None else {"Retry-After": str(error.wait)}
    if isinstance(error, NoTokenError):
        headers["WWW-Authenticate"] = "Bearer"
    return JSONResponse(describe_error(error), STATUSES[error.kind], headers)


async def _body_of(request: Request) -> bytes:
    """Return the JSON body; raises MalformedError for another content type."""
    content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    body = await request.body()
    if content_type != "application/json" and not content_type.endswith("+json"):
        raise MalformedError(_MALFORMED)
    if not is_text_in_json(body):
        raise MalformedError("Invalid message: a text has a character that is not allowed.")
    return body


def _reader(call: Call, name: str, kind: Any) -> Callable[[Request, bytes], Any]:
    """Return a function that reads an argument from a request, or raises MalformedError."""
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
            raise MalformedError(f"Invalid {public}: missing.")
        return default

    return read


def _checked(read: Callable[[], Any], thing: str = "message") -> Any:
    try:
        return read()
    except msgspec.DecodeError as error:
        raise MalformedError(sentence_of(error, thing)) from None
    except RecursionError:
        raise MalformedError("Invalid message: nested too deep.") from None


def _is_struct(kind: Any) -> bool:
    return inspect.isclass(kind) and issubclass(kind, msgspec.Struct)
