"""One table: a game in play, the browsers that look at it, and its computer player.

Everything that happens at a table happens under its one lock, one thing after the other. The game
in memory is only a copy: while an event is on its way to the disk, and whenever that went wrong,
the store alone knows what happened, and the game is loaded again before it is used.
"""

import asyncio
import json
from typing import Protocol

from quiltbee.automa import Solo
from quiltbee.notation import format_move
from quiltbee.rules import Position, why_illegal
from quiltbee.server.errors import Refusal, ServerError, StoreError, ThinkerError
from quiltbee.server.game import Event, Game, Setup
from quiltbee.server.games import AnyGame, after
from quiltbee.server.hints import hint_answer
from quiltbee.server.messages import HelloMessage, HintMessage, PlayMessage
from quiltbee.server.requests import event_for, place_for_hint
from quiltbee.server.shapes import ErrorMessage, State
from quiltbee.server.solo_game import SoloGame
from quiltbee.server.solo_state import describe_solo
from quiltbee.server.state import describe, for_owner
from quiltbee.server.store import Store, now
from quiltbee.server.thinkers import Chooser, Thinkers

COMPUTERS_MESSAGE = "computer:{}"
"""The id of the computer's message for event {}; a browser's id can't hold a colon."""

HINTING = Chooser("strong", movetime_ms=300)
"""Whose decision is a hint."""

GONE_ON = "The game has gone on in the meantime; here is how it stands."
"""To a message that is stale; its sender is told the state after it, or was so already."""


class Listener(Protocol):
    """A browser that looks at a table; `owner` is the hash by which games know it."""

    owner: str | None

    def send(self, text: str) -> None:
        """Send a message without waiting."""


class Table:
    """A game in play; nobody else changes it while it is open here."""

    def __init__(self, game_id: str, store: Store, thinkers: Thinkers) -> None:
        self.game_id = game_id
        self.visitors = 0
        self._store = store
        self._thinkers = thinkers
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self._game: AnyGame | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._advising: dict[Listener, asyncio.Task[None]] = {}

    async def game(self) -> AnyGame:
        """The game as it stands; UnknownGameError or StoreError if it can't be had."""
        async with self._lock:
            return await self._current()

    async def wake(self) -> None:
        """Let the computer player think if it is its turn."""
        async with self._lock:
            self._consider(await self._current())

    async def state(self, owner: str | None) -> State:
        """The state message for a browser that asks."""
        async with self._lock:
            game = await self._current()
            self._consider(game)
            return self._describe(game, owner)

    async def join(self, listener: Listener) -> None:
        """Let a browser hear of everything from now on, the current state first."""
        async with self._lock:
            game = await self._current()
            self._consider(game)
            self._listeners.add(listener)
            listener.send(json.dumps(self._describe(game, listener.owner)))

    def leave(self, listener: Listener) -> None:
        """Tell a browser nothing more."""
        self._listeners.discard(listener)
        if (advising := self._advising.pop(listener, None)) is not None:
            advising.cancel()

    def close(self) -> None:
        """Stop all thinking; the next who opens the table takes it up again."""
        self._stop_thinking()
        while self._advising:
            self._advising.popitem()[1].cancel()

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def tell_that_the_player_is_ready(self) -> None:
        """Tell all who look that the strong player answers from now on, if it is waited for."""
        async with self._lock:
            if isinstance(self._game, Game) and self._game.setup.level is not None:
                self._tell_all(self._game, None)

    async def receive(self, message: PlayMessage, listener: Listener) -> None:
        """Carry out a message, or answer why not."""
        message_id = None if isinstance(message, HelloMessage) else message.id
        async with self._lock:
            try:
                await self._carry_out(message, listener)
            except Refusal as refusal:
                listener.send(error_message(refusal, message_id))
                if refusal.kind == "stale":
                    await self._greet(listener)
            except StoreError as error:
                listener.send(error_message(Refusal("unavailable", str(error)), message_id))

    async def _carry_out(self, message: PlayMessage, listener: Listener) -> None:
        game = await self._current()
        if isinstance(message, HelloMessage):
            if self._consider(game):
                self._tell_all(game, None)
            else:
                await self._greet(listener)
            return
        if listener.owner != game.setup.owner:
            raise Refusal("not_your_seat", "You are watching; only the players can do that.")
        if message.id in game.messages:
            await self._greet(listener, acknowledges=message.id)
            return
        if message.seen != game.number:
            raise Refusal("stale", GONE_ON)
        if isinstance(message, HintMessage):
            self._consider_advising(game, message, listener)
            return
        await self._happen(game, event_for(game, message))

    async def _happen(self, game: AnyGame, event: Event) -> None:
        """Store an event, and only then play on from it and tell everybody."""
        later = after(game, event)
        self._stop_thinking()
        self._game = None  # until the commit is known to be on the disk
        result = later.solo_result if isinstance(later, SoloGame) else None
        await self._store.append(self.game_id, event, later.is_over, result)
        self._game = later
        self._consider(later)
        self._tell_all(later, event.message)

    async def _current(self) -> AnyGame:
        if self._game is None:
            self._game = await self._store.load(self.game_id)
        return self._game

    def _consider(self, game: AnyGame) -> bool:
        """Let the computer player think if it is its turn; whether it began just now."""
        if self._thinking is not None or isinstance(game, SoloGame) or not game.is_computers_turn:
            return False
        self._thinking = asyncio.create_task(self._think(game))
        return True

    async def _think(self, game: Game) -> None:
        """Choose and play the computer's decision; cancelled by whatever happens meanwhile."""
        number = game.number + 1
        try:
            move = await self._thinkers.choose(_computer_of(game.setup), game.position)
            token = format_move(move)
            if (reason := why_illegal(game.position, move)) is not None:
                raise ThinkerError(
                    f"The computer player chose {token}, which is illegal: {reason}."
                )
            async with self._lock:
                self._thinking = None
                message = COMPUTERS_MESSAGE.format(number)
                await self._happen(game, Event(number, message, now(), "move", move=token))
        except (ThinkerError, StoreError) as error:
            async with self._lock:
                self._thinking = None
                self._give_up(error)

    def _consider_advising(self, game: AnyGame, message: HintMessage, listener: Listener) -> None:
        """Let a hint be thought of, one at a time for a browser; Refusal if none is to be had."""
        if listener in self._advising:
            raise Refusal("unavailable", "Your last hint is still being thought of.")
        advising = self._advise(message, place_for_hint(game), listener)
        self._advising[listener] = asyncio.create_task(advising)

    async def _advise(
        self, message: HintMessage, position: Position | Solo, listener: Listener
    ) -> None:
        """Tell a browser what the hinting player would do; cancelled when the browser goes."""
        try:
            move = await self._thinkers.choose(HINTING, position)
            answer = json.dumps(hint_answer(message.id, position, move))
        except ThinkerError as error:
            answer = error_message(Refusal("unavailable", str(error)), message.id)
        async with self._lock:
            del self._advising[listener]
            if self._game is not None and self._game.number != message.seen:
                answer = error_message(Refusal("stale", GONE_ON), message.id)
            listener.send(answer)

    def _give_up(self, error: ServerError) -> None:
        """Say that the computer player can't go on now; `hello` makes it try again."""
        text = error_message(Refusal("unavailable", str(error)), None)
        for listener in self._listeners:
            listener.send(text)
        if self._game is not None:
            self._tell_all(self._game, None)

    async def _greet(self, listener: Listener, acknowledges: str | None = None) -> None:
        state = self._describe(await self._current(), listener.owner)
        listener.send(json.dumps({**state, "acknowledges": acknowledges}))

    def _tell_all(self, game: AnyGame, acknowledges: str | None) -> None:
        if not self._listeners:
            return
        state: State = {**self._describe(game, None), "acknowledges": acknowledges}
        texts: dict[bool, str] = {}
        for listener in self._listeners:
            owns = listener.owner == game.setup.owner
            if owns not in texts:
                texts[owns] = json.dumps(for_owner(state) if owns else state)
            listener.send(texts[owns])

    def _describe(self, game: AnyGame, owner: str | None) -> State:
        """The state as a browser sees it; None is nobody who sits at the table."""
        if isinstance(game, SoloGame):
            state = describe_solo(game)
        else:
            state = describe(game, self._thinking is not None, not self._thinkers.is_ready)
        return for_owner(state) if owner == game.setup.owner else state


def _computer_of(setup: Setup) -> Chooser:
    """The computer player of a game that has one."""
    match setup.opponent:
        case "greedy" | "random":
            return Chooser(setup.opponent)
        case _:
            return Chooser("strong", setup.level)


def error_message(refusal: Refusal, message_id: str | None) -> str:
    """The message that tells a browser why its own was refused."""
    message: ErrorMessage = {
        "type": "error",
        "kind": refusal.kind,
        "id": message_id,
        "error": str(refusal),
    }
    return json.dumps(message)
