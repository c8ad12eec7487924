"""Runs tournaments: starts them, opens games, forfeits those of absent players, pairs rounds.

A tournament is a fold of its events. Every change goes through its mailbox and is compared and
swapped in the store. The next step is `decisions.next_step`, a pure function of the state and the
time, so any process may take it. Reading changes nothing.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, Self

import msgspec

from quiltbee.rules import Seat
from quiltbee.server.background import attempt
from quiltbee.server.clock import Clock, now
from quiltbee.server.errors import StaleError, TakenError, TooManyError, UnknownError
from quiltbee.server.http.services import Service, Services
from quiltbee.server.ids import DRAWS
from quiltbee.server.rates import Places
from quiltbee.server.ratings import RatingStore, class_of
from quiltbee.server.starts import second_of_two
from quiltbee.server.store import (
    LOBBY,
    Bus,
    GameNews,
    Note,
    PresenceNews,
    RoundNews,
    StoredGame,
    TableSetup,
)
from quiltbee.server.store.table_events import ENDED, GIVEN_UP, LEFT, REMOVED
from quiltbee.server.tables.mailbox import Mailbox
from quiltbee.server.tables.manners import break_off
from quiltbee.server.tables.tables import Tables
from quiltbee.server.tournaments import decisions
from quiltbee.server.tournaments.decisions import (
    Begin,
    CallOff,
    Forfeit,
    GiveUp,
    OpenSecond,
    PairNext,
    Remind,
    Step,
    next_due,
    next_step,
)
from quiltbee.server.tournaments.events import (
    Entered,
    Event,
    Finished,
    Hidden,
    Left,
    Opened,
    Paired,
    Reminded,
    Renamed,
    Returned,
    Started,
    Withdrew,
)
from quiltbee.server.tournaments.messages import (
    RunningGame,
    TournamentClocks,
    encode_for_all,
    own_part,
)
from quiltbee.server.tournaments.pairing import next_pairs, rounds_of
from quiltbee.server.tournaments.store import Entry, TournamentStore
from quiltbee.server.tournaments.tournament import Tournament
from quiltbee.server.wire.game import ClockState

CLOCKS_EVERY = 1000
"""The shortest time between two readings of a tournament's clocks, in ms."""

MOST_KNOWN = 256
"""The most tournaments in memory."""

COMPRESSION_LEVEL = 6

MOST_PUBLIC = 10
"""The most public tournaments in the lobby from one address, so that they crowd out no others."""

_BY_THE_SERVER = (f"{GIVEN_UP}:", f"{LEFT}:", REMOVED)
"""The prefixes of message ids of games that the server ended for a player."""

_SHOWN_IN_LOBBY = Entered, Left, Withdrew, Returned, Started, Paired, Finished, Renamed, Hidden

Decide = Callable[[Tournament], Sequence[Event]]
"""Returns the events of a change, if any, to the current state of a tournament."""


class _Encoded:
    """A tournament as JSON, encoded once for all readers, and compressed once per `own` part."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self._common = b""
        self._packed: dict[bytes, bytes] = {}

    def body(self, own: bytes, *, is_packed: bool) -> bytes:
        """Return the JSON with a reader's own part, perhaps compressed; takes milliseconds."""
        if not self._common:
            self._common = encode_for_all(self.tournament)
        if not is_packed:
            return self._common[:-1] + b"," + own[1:]
        if own not in self._packed:
            body = self._common[:-1] + b"," + own[1:]
            self._packed[own] = gzip.compress(body, COMPRESSION_LEVEL, mtime=0)
        return self._packed[own]

    def has(self, own: bytes, *, is_packed: bool) -> bool:
        """Return whether the body is cached."""
        return own in self._packed if is_packed else bool(self._common)


class _Known:
    """A tournament in memory: its mailbox, last known state, JSON and clocks."""

    def __init__(self) -> None:
        self.mailbox = Mailbox()
        self.tournament: Tournament | None = None
        self.encoded: _Encoded | None = None
        self.encoding = asyncio.Lock()
        self.clocks: tuple[int, asyncio.Task[TournamentClocks]] | None = None


class Organiser(Service):
    """The tournaments of a server.

    Raises UnknownError if there is no such tournament; StoreError if the store can't be used.
    """

    kind = "round"

    def __init__(
        self,
        store: TournamentStore,
        tables: Tables,
        bus: Bus,
        *,
        clock: Clock = now,
        draws: Random = DRAWS,
        served: Callable[[int], int] = lambda at: at,
        heavy: Callable[[Callable[[], bytes]], Awaitable[bytes]] = asyncio.to_thread,
        ratings: RatingStore,
    ) -> None:
        self._store = store
        self._heavy = heavy
        self._ratings = ratings
        self._tables = tables
        self._bus = bus
        self._clock = clock
        self._draws = draws
        self._served = served
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._public = Places(MOST_PUBLIC)
        self._working: set[asyncio.Task[bool]] = set()
        self.due = store.due
        bus.subscribe("stored", StoredGame, lambda _, stored: self._note_game(stored))
        bus.subscribe("presence", PresenceNews, self._note_presence)

    @classmethod
    def build(cls, services: Services) -> Self:
        """Build it for an application."""
        return cls(
            services.store[TournamentStore],
            services.tables,
            services.bus,
            clock=services.clock,
            draws=services.draws,
            served=services.served,
            heavy=services.heavy,
            ratings=services.store[RatingStore],
        )

    # Reading

    async def load(self, tournament: str) -> Tournament:
        """Return the current state of a tournament, after all pending changes here."""
        async with self._of(tournament).mailbox:
            return await self._load(tournament)

    async def encode(
        self, tournament: Tournament, person: str | None, *, is_packed: bool = False
    ) -> bytes:
        """Encode a tournament for a person as JSON, perhaps compressed by gzip.

        It is encoded in a thread, and compressed once for all readers with the same own part.
        """
        known = self._of(tournament.id)
        if known.encoded is None or known.encoded.tournament is not tournament:
            known.encoded = _Encoded(tournament)
        encoded = known.encoded
        own = msgspec.json.encode(own_part(tournament, person))
        work = partial(encoded.body, own, is_packed=is_packed)
        if encoded.has(own, is_packed=is_packed):
            return work()
        async with known.encoding:
            return await self._heavy(work)

    async def clocks(self, tournament: str) -> TournamentClocks:
        """Return the clocks of the running games, read once a second for all readers."""
        stored, known, at = await self.load(tournament), self._of(tournament), self._clock()
        if known.clocks is None or not 0 <= at - known.clocks[0] < CLOCKS_EVERY:
            known.clocks = at, asyncio.create_task(self._read_clocks(stored))
        return await asyncio.shield(known.clocks[1])

    async def _read_clocks(self, stored: Tournament) -> TournamentClocks:
        games = []
        for running in stored.running_games:
            async with self._tables.open(running.id) as table:
                game = await table.game()
            now = None if game.clock is None else self._tables.context.served_now(game)
            clock, scores = ClockState.of(game.clock), game.game.position.scores
            games.append(RunningGame(running.id, scores, clock, now))
        return TournamentClocks(games)

    # Changes by people

    async def make(self, tournament: Tournament, code_hash: str, address: str) -> None:
        """Store a new tournament.

        Raises TooManyError if its organizer has too many unfinished ones, or the address too many
        public ones.
        """
        if not tournament.public:
            await self._store.create(tournament, code_hash)
            return

        async def listed() -> list[str]:
            return [one.id for one in await self._store.in_lobby(None, self._clock())]

        sentence = "Too many public tournaments come from your address; remove one first."
        full = TooManyError(sentence, code="tournaments-address")
        async with self._public.one_more(tournament.id, address, listed, full):
            await self._store.create(tournament, code_hash)
        self._bus.deliver("lobby")

    async def remove(self, tournament: str, *, at_any_time: bool = False) -> list[str]:
        """Delete a tournament without running games; return its games.

        Raises TakenError if it has begun, unless `at_any_time`.
        """
        async with self._of(tournament).mailbox:
            stored = await self._load(tournament)
            if stored.state != "open" and not at_any_time:
                raise TakenError(
                    "The tournament has begun; it can't be removed any more.",
                    code="tournament-begun",
                )
            await self._store.remove(stored)
            self._known.pop(tournament, None)
        if stored.public:
            self._bus.deliver("lobby")
        return [game.id for pairing in stored.pairings for game in pairing.games]

    async def invite(self, tournament: str, code_hash: str) -> None:
        """Replace the hash of the invitation code.

        Raises TakenError if nobody can enter any more.
        """
        async with self._of(tournament).mailbox:
            stored = await self._load(tournament)
            decisions.check_admits(stored, TakenError)
            await self._store.invite(stored, code_hash)

    async def join(
        self,
        tournament: str,
        code_hash: str | None,
        person: str,
        name: str | None,
        *,
        bot: bool = False,
        invited: bool = False,
    ) -> Tournament:
        """Enter a person by the code, or without one if the organizer has `invited` them.

        A late entrant gets half-point byes for the rounds before; one who had withdrawn returns.
        Raises UnknownCodeError for a wrong code, UsedError if it is too late, TakenError if the
        tournament is full or they have joined already.
        """
        return await self.change(
            tournament,
            lambda stored: decisions.enter(stored, person, bot=bot),
            Entry(person, name, code_hash, invited),
        )

    async def change(
        self, tournament: str, decide: Decide, entry: Entry | None = None
    ) -> Tournament:
        """Change a tournament, and take the steps that are then due."""
        async with self._of(tournament).mailbox:
            await self._try(tournament, decide, entry)
            return await self._advance(tournament)

    async def begin(self, tournament: str) -> Tournament:
        """Start a tournament; raises TakenError if it has begun or has fewer than two entrants."""
        async with self._of(tournament).mailbox:
            while (stored := await self._load(tournament)).state == "open":
                if len(stored.active) < 2:
                    raise TakenError("A tournament needs at least two people.", code="two-needed")
                with suppress(StaleError):
                    await self._begin(stored)
                    return await self._advance(tournament)
            raise TakenError("The tournament has begun already.", code="tournament-begun")

    async def forfeit(self, tournament: str, number: int, entrant: int) -> Tournament:
        """Forfeit the running games of a pairing of this round; see `decisions.forfeits`."""
        async with self._of(tournament).mailbox:
            stored = await self._load(tournament)
            await self._give_up(tournament, decisions.forfeits(stored, number, entrant))
            return await self._advance(tournament)

    # Duties

    async def do(self, key: str) -> None:
        """Take the steps that are due in a tournament, and store the next due time."""
        with suppress(UnknownError):  # removed meanwhile
            async with self._of(key).mailbox:
                seen = await self._store.due_of(key)
                await self._catch_up(await self._load(key))
                due = next_due(await self._advance(key), self._falls)
                if due != seen:
                    await self._store.set_due(key, seen, due)

    def _note_game(self, stored: StoredGame) -> None:
        """React to an event in a game: the arrival of a player, or its end."""
        setup = stored.setup
        if setup.tournament is None:
            return
        if stored.game.is_over and (second := second_of_two(stored, self._clock())) is not None:
            self._tables.tell_opened(second)
        if stored.game.is_over or not self._is_under_way(setup.tournament, setup.id):
            self._soon(self._follow(setup.tournament, setup.id))

    def _note_presence(self, game: str, news: PresenceNews) -> None:
        """React to players who connect to a table."""
        setup = self._tables.setup_of(game)
        if setup is None or setup.tournament is None or not news.seats:
            return
        if not self._is_under_way(setup.tournament, game):
            self._soon(self._arrive(setup.tournament, game, news.seats))

    def _is_under_way(self, tournament: str, game: str) -> bool:
        """Return whether both players are known to have come to a game, and to have begun."""
        known = self._known.get(tournament)
        found = known and known.tournament and known.tournament.game(game)
        return bool(found and found.has_begun and len(found.came) == len(Seat))

    async def _arrive(self, tournament: str, game: str, seats: Sequence[int]) -> None:
        with suppress(UnknownError):  # removed meanwhile
            async with self._of(tournament).mailbox:
                await self._try(tournament, lambda stored: decisions.arrive(stored, game, seats))

    async def _follow(self, tournament: str, game: str) -> None:
        """Record the progress of a game; after its end, take the next steps."""
        with suppress(UnknownError):  # removed meanwhile
            async with self._of(tournament).mailbox:
                if await self._take_note(tournament, game):
                    await self._advance(tournament)

    async def close(self) -> None:
        """Wait for work in progress, which needs an open store."""
        while self._working:
            await asyncio.gather(*self._working)

    # Within the mailbox

    async def _load(self, tournament: str) -> Tournament:
        known = self._of(tournament)
        number = await self._store.number_of(tournament)
        if known.tournament is None or known.tournament.number != number:
            known.tournament = await self._store.load(tournament)
        return known.tournament

    async def _try(self, tournament: str, decide: Decide, entry: Entry | None = None) -> None:
        """Append the events of `decide`, if any, and again after each conflict."""
        while events := decide(stored := await self._load(tournament)):
            with suppress(StaleError):
                await self._append(stored, events, entry=entry)
                return

    async def _append(
        self,
        stored: Tournament,
        events: Sequence[Event],
        opened: Sequence[TableSetup] = (),
        entry: Entry | None = None,
    ) -> None:
        """Store events, then publish them; raises StaleError if others were stored first."""
        at, later = self._clock(), stored
        for event in events:
            later = later.after(event, at)
        notes = _notes_of(later, events)
        await self._store.append(
            stored,
            later,
            events,
            *notes,
            *(Note(f"game/{one.id}", GameNews(0, one.people)) for one in opened),
            at=at,
            due=next_due(later, self._falls),
            opened=opened,
            entry=entry,
        )
        is_known = not any(isinstance(event, Entered) for event in events)
        self._of(stored.id).tournament = later if is_known else None  # the name is in the store
        self._tables.tell_opened(*opened)
        for note in notes:
            self._bus.deliver(*note)
        if any(isinstance(event, Paired) for event in events):  # only here, for a single push
            self._bus.deliver(f"paired/{stored.id}", _round_news(later))

    async def _advance(self, tournament: str) -> Tournament:
        """Take all steps that are due; return the tournament after them."""
        done = -1
        stored = await self._load(tournament)
        while stored.number != done:  # a step without effect would be due for ever
            step = next_step(stored, self._falls, self._clock())
            if step is None:
                break
            done = stored.number
            with suppress(StaleError):  # another process was faster
                await self._do(stored, step)
            stored = await self._load(tournament)
        return stored

    async def _do(self, stored: Tournament, step: Step) -> None:
        match step:
            case Begin():
                await self._begin(stored)
            case GiveUp(forfeits, absent):
                await self._give_up(stored.id, forfeits)
                if absent:
                    stored = await self._load(stored.id)
                    await self._append(stored, [*map(Withdrew, sorted(absent & stored.active))])
            case CallOff(games):
                for game in games:
                    async with self._tables.open(game.id) as table:
                        await table.insist(break_off, ENDED)
                    await self._take_note(stored.id, game.id)
            case Remind(forfeits):
                await self._append(stored, [Reminded(one.game.id) for one in forfeits])
                self._bus.deliver(f"overdue/{stored.id}", _overdue_news(stored, forfeits))
            case OpenSecond(pairing):
                played = pairing.games[0]
                async with self._tables.open(played.id) as table:
                    seed = (await table.game()).setup.seed
                assert seed is not None
                seating = played.second, played.first
                setup = decisions.open_game(stored, seating, seed, self._clock, self._draws)
                setup = await self._tables.context.prepare(setup)
                event = Opened(setup.id, pairing.round, pairing.number)
                await self._append(stored, [event], [setup])
            case PairNext():
                await self._pair_next(stored)

    async def _begin(self, stored: Tournament) -> None:
        rounds = stored.rounds or rounds_of(stored.kind, len(stored.active))
        order = decisions.draw_order(stored, self._draws, await self._ratings_for(stored))
        await self._pair_next(stored, Started(rounds, order))

    async def _ratings_for(self, stored: Tournament) -> dict[str, int] | None:
        """Return the ratings for the seeding, by person; None for a seeding by lot."""
        if stored.seeding == "lot":
            return None
        people = [one.person for one in stored.entrants if one.person is not None]
        speed = class_of(stored.time_control)
        found = await self._ratings.values_of(people)
        return {person: values[speed] for person, values in found.items() if speed in values}

    async def _pair_next(self, stored: Tournament, *before: Event) -> None:
        """Store `before`, and open the next round or finish the tournament after the last one."""
        later = stored
        for event in before:
            later = later.after(event, self._clock())
        pairs = None if later.closed else await asyncio.to_thread(next_pairs, later)
        if not pairs:
            await self._append(stored, [*before, Finished()])
            return
        paired, opened = decisions.open_round(later, pairs, clock=self._clock, draws=self._draws)
        prepared = [await self._tables.context.prepare(setup) for setup in opened]
        await self._append(stored, [*before, paired], prepared)

    async def _give_up(self, tournament: str, forfeits: Iterable[Forfeit]) -> None:
        """Forfeit games for their losers, and record the results."""
        stored = await self._load(tournament)
        gone = {one.number for one in stored.entrants if one.withdrawn and not one.removed}
        for game, losers, _ in forfeits:
            why = LEFT if losers <= gone else GIVEN_UP
            async with self._tables.open(game.id) as table:
                await table.give_up(*map(game.seat, losers), why=why)
            await self._take_note(tournament, game.id)

    async def _catch_up(self, stored: Tournament) -> None:
        """Record events of running games that a dead process has not recorded."""
        running = {game.id: game for game in stored.running_games}
        for one in await self._store.progress_of(running):
            if one.over or not running[one.game].has_begun:
                await self._take_note(stored.id, one.game)

    async def _take_note(self, tournament: str, game: str) -> bool:
        """Append the events of a game that the tournament lacks; return whether it has ended."""
        async with self._tables.open(game) as table:
            played = await table.game()
        at, forfeit = 0, False
        if played.game.is_over:
            (last,) = await self._tables.context.games.events_after(game, played.number - 1)
            at, forfeit = last.at, last.message.startswith(_BY_THE_SERVER)
        await self._try(
            tournament, lambda stored: decisions.follow(stored, played, at, forfeit=forfeit)
        )
        return played.game.is_over

    def _falls(self, since: int, span: int) -> int:
        """Return the wall time at `span` ms of served time after `since`."""
        at = self._clock()
        return at + self._served(since) + span - self._served(at)

    def _of(self, tournament: str) -> _Known:
        known = self._known.get(tournament)
        if known is None:
            known = self._known[tournament] = _Known()
        self._known.move_to_end(tournament)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return known

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work in the background; after a failure the tournament stays due."""
        task = asyncio.create_task(attempt("tournaments", work))
        self._working.add(task)
        task.add_done_callback(self._working.discard)


def _notes_of(tournament: Tournament, events: Sequence[Event]) -> list[Note]:
    """Return the news of events: new rounds, the end, and changes in the lobby."""
    notes = list[Note]()
    if any(isinstance(event, Paired | Finished) for event in events):
        notes.append(Note(f"round/{tournament.id}", _round_news(tournament)))
    if tournament.public and any(isinstance(event, _SHOWN_IN_LOBBY) for event in events):
        notes.append(LOBBY)
    return notes


def _round_news(tournament: Tournament) -> RoundNews:
    """Return news of the latest round for all who are paired, or of the end for all entrants."""
    number = 0 if tournament.state == "over" else tournament.round
    games = {
        entrant: pairing.games[0].id if pairing.games else ""
        for pairing in tournament.pairings
        if pairing.round == number
        for entrant in pairing.people
    }
    recipients = [
        (one.person, games.get(one.number, ""))
        for one in tournament.entrants
        if one.person is not None and (one.number in games if number else not one.withdrawn)
    ]
    return _news(tournament, number, recipients)


def _overdue_news(tournament: Tournament, forfeits: Iterable[Forfeit]) -> RoundNews:
    """Return news for the players who would forfeit games."""
    people = {one.number: one.person for one in tournament.entrants if one.person is not None}
    recipients = [
        (people[number], one.game.id)
        for one in forfeits
        for number in one.losers
        if number in people
    ]
    return _news(tournament, tournament.round, recipients)


def _news(tournament: Tournament, number: int, recipients: Sequence[tuple[str, str]]) -> RoundNews:
    """Return news of a round for people, each with their game."""
    people, games = (tuple(recipient[part] for recipient in recipients) for part in (0, 1))
    return RoundNews(tournament.name, number, people, games)
