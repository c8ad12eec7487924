"""Runs tournaments: starts them, opens games, forfeits those of absent players, pairs rounds.

A tournament is a fold of its events. Every change goes through its mailbox and is compared and
swapped in the store; what follows by itself is `agenda.next_step`, a pure function of the state and
the time. So it makes no difference who notices that something is due. Reading changes nothing.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
from sqlalchemy import Connection

from quiltbee.rules import Seat
from quiltbee.server.background import attempt
from quiltbee.server.clock import Clock, now
from quiltbee.server.errors import (
    StaleError,
    TakenError,
    UnknownCodeError,
    UnknownError,
)
from quiltbee.server.ids import DRAWS
from quiltbee.server.starts.rules import second_of_two
from quiltbee.server.store import (
    LOBBY,
    Bus,
    GameNews,
    Note,
    PresenceNews,
    RoundNews,
    StoredGame,
)
from quiltbee.server.store.table_events import GIVEN_UP, REMOVED
from quiltbee.server.tables.mailbox import Mailbox
from quiltbee.server.tables.tables import Tables
from quiltbee.server.tournaments import changes
from quiltbee.server.tournaments.agenda import (
    Begin,
    Forfeit,
    GiveUp,
    OpenSecond,
    PairNext,
    Step,
    next_due,
    next_step,
)
from quiltbee.server.tournaments.changes import Change
from quiltbee.server.tournaments.description import describe_tournament
from quiltbee.server.tournaments.events import (
    Began,
    Came,
    Chosen,
    Cut,
    Ended,
    Entered,
    Event,
    Finished,
    HappenedThen,
    Left,
    Opened,
    Paired,
    Returned,
    Started,
    Withdrew,
    fold,
)
from quiltbee.server.tournaments.rounds import (
    drawn_order,
    next_pairs,
    open_game,
    open_round,
    rounds_of,
)
from quiltbee.server.tournaments.store import (
    TournamentStore,
    delete_entrant,
    has_code,
    insert_entrant,
)
from quiltbee.server.tournaments.values import (
    StoredTournament,
    Tournament,
    TournamentGame,
)

MOST_KNOWN = 256
"""Tournaments that are kept in memory."""

_BY_THE_SERVER = (f"{GIVEN_UP}:", REMOVED)
"""How the ids of messages begin by which the server ended a game for somebody."""

_SHOWN_IN_LOBBY = Entered, Left, Withdrew, Returned, Started, Paired, Finished

Decide = Callable[[StoredTournament], Change | None]


class _Known:
    """A tournament in memory: its mailbox, its last known state, and that as JSON."""

    def __init__(self) -> None:
        self.mailbox = Mailbox()
        self.stored: StoredTournament | None = None
        self.encoded: tuple[StoredTournament, bytes] | None = None


class Organiser:
    """The tournaments of a server.

    UnknownError if there is no such tournament; StoreError if the store can't be used.
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
    ) -> None:
        self._store = store
        self._tables = tables
        self._bus = bus
        self._clock = clock
        self._draws = draws
        self._served = served
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._working: set[asyncio.Task[bool]] = set()
        self.due = store.due
        bus.subscribe("stored", StoredGame, lambda _, stored: self._note_game(stored))
        bus.subscribe("presence", PresenceNews, self._note_presence)

    # Reading

    async def load(self, tournament: str) -> StoredTournament:
        """A tournament as it stands, once what has happened here has been noted."""
        async with self._of(tournament).mailbox:
            return await self._load(tournament)

    async def _load(self, tournament: str) -> StoredTournament:
        known = self._of(tournament)
        number = await self._store.number_of(tournament)
        if known.stored is None or known.stored.number != number:
            known.stored = await self._store.load(tournament)
        return known.stored

    async def encode(self, stored: StoredTournament, person: str | None) -> bytes:
        """The description of a tournament as JSON, which all its readers share but for their part.

        The whole of a large one takes milliseconds, and is made once, in a thread.
        """
        known = self._of(stored.tournament.id)
        if known.encoded is None or known.encoded[0] is not stored:
            known.encoded = stored, await asyncio.to_thread(_encode, stored)
        you = stored.entrant_of(person)
        own = {
            "organising": person is not None and stored.tournament.organiser == person,
            "you": None if you is None else you.number,
        }
        return known.encoded[1][:-1] + b"," + msgspec.json.encode(own)[1:]

    # What people change

    async def make(self, tournament: Tournament, code_hash: str) -> None:
        """Store a new tournament; TooManyError if its organiser has too many unfinished ones."""
        await self._store.create(tournament, code_hash)
        if tournament.public:
            self._bus.deliver("lobby")

    async def remove(self, tournament: str) -> None:
        """Delete a tournament that has not begun; TakenError if it has."""
        async with self._of(tournament).mailbox:
            stored = await self._load(tournament)
            if stored.tournament.state != "open":
                raise TakenError(
                    "The tournament has begun; it can't be removed any more.",
                    code="tournament-begun",
                )
            await self._store.remove(stored)
            self._known.pop(tournament, None)
        if stored.tournament.public:
            self._bus.deliver("lobby")

    async def invite(self, tournament: str, code_hash: str) -> None:
        """Store the hash of a new code in place of the old one; TakenError if nobody can enter."""
        async with self._of(tournament).mailbox:
            stored = await self._load(tournament)
            if stored.tournament.state != "open" and not stored.admits_late:
                raise TakenError(changes.TOO_LATE, code="tournament-begun")
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
    ) -> StoredTournament:
        """Enter a person by the code, or whom the organiser has `invited`.

        Somebody who enters late has half-point byes for the rounds before, and somebody who had
        withdrawn is back. UnknownCodeError for another code, UsedError when it is too late,
        TakenError if it is full or they are in it already.
        """

        def decide(stored: StoredTournament) -> Change:
            event = changes.enter(stored, person, bot=bot)

            def also(connection: Connection) -> None:
                if not invited:
                    _check_code(connection, tournament, code_hash)
                if isinstance(event, Entered):
                    insert_entrant(connection, tournament, event, person, name)

            return Change((event,), also=also)

        return await self._change(tournament, decide)

    async def withdraw(self, tournament: str, number: int) -> StoredTournament:
        """Withdraw an entrant, who forfeits all running games.

        UnknownError for an unknown number, TakenError once the tournament is over.
        """

        def decide(stored: StoredTournament) -> Change | None:
            event = changes.withdraw(stored, number)
            if event is None:
                return None
            if not isinstance(event, Left):
                return Change((event,))
            return Change((event,), also=lambda one: delete_entrant(one, tournament, number))

        return await self._change(tournament, decide)

    async def ask_bye(
        self, tournament: str, person: str, number: int, *, wanted: bool
    ) -> StoredTournament:
        """Ask for a half-point bye in a future round, or cancel it; see `changes.ask_bye`."""

        def decide(stored: StoredTournament) -> Change | None:
            event = changes.ask_bye(stored, person, number, wanted=wanted)
            return None if event is None else Change((event,))

        return await self._change(tournament, decide)

    async def correct(
        self, tournament: str, game: str, winner: int | None, note: str
    ) -> StoredTournament:
        """Correct the result of a game; see `changes.correct`."""
        return await self._change(
            tournament, lambda stored: Change((changes.correct(stored, game, winner, note),))
        )

    async def begin(self, tournament: str) -> StoredTournament:
        """Start a tournament; TakenError if it has begun or has fewer than two entrants."""
        async with self._of(tournament).mailbox:
            while (stored := await self._load(tournament)).tournament.state == "open":
                if len(stored.entrants) < 2:
                    raise TakenError("A tournament needs at least two people.", code="two-needed")
                with suppress(StaleError):
                    await self._begin(stored)
                    return await self._advance(tournament)
            raise TakenError("The tournament has begun already.", code="tournament-begun")

    async def forfeit(self, tournament: str, number: int, entrant: int) -> StoredTournament:
        """Forfeit the running games of a pairing of this round; see `changes.running_games`."""
        async with self._of(tournament).mailbox:
            stored = await self._load(tournament)
            for game in changes.running_games(stored, number, entrant):
                await self._give_up(stored, Forfeit(game, frozenset({entrant})))
            return await self._advance(tournament)

    # What falls due

    async def do(self, key: str) -> None:
        """Do what is due in a tournament, and store when something is due next."""
        with suppress(UnknownError):  # it has been removed meanwhile
            async with self._of(key).mailbox:
                seen = await self._store.due_of(key)
                await self._catch_up(await self._load(key))
                stored = await self._advance(key)
                due = next_due(stored, self._falls)
                if due != seen:
                    await self._store.set_due(stored, seen, due)

    def _note_game(self, stored: StoredGame) -> None:
        """React to an event in a game: a player has come, or its end lets the tournament go on."""
        setup = stored.setup
        if setup.tournament is None:
            return
        if stored.game.is_over and (second := second_of_two(stored, self._clock())) is not None:
            self._tables.tell_opened(second)
        if stored.game.is_over or not self._is_under_way(setup.tournament, setup.id):
            self._soon(self._follow(setup.tournament, setup.id))

    def _note_presence(self, game: str, news: PresenceNews) -> None:
        """Other people are connected to a table."""
        setup = self._tables.setup_of(game)
        if setup is None or setup.tournament is None or not news.seats:
            return
        if not self._is_under_way(setup.tournament, game):
            self._soon(self._arrive(setup.tournament, game, news.seats))

    def _is_under_way(self, tournament: str, game: str) -> bool:
        """Whether it is known that both have come to a game, and have begun."""
        known = self._known.get(tournament)
        found = None if known is None or known.stored is None else known.stored.game(game)
        return found is not None and found.has_begun and len(found.came) == len(Seat)

    async def _arrive(self, tournament: str, game: str, seats: Sequence[int]) -> None:
        def decide(stored: StoredTournament) -> Change | None:
            found = stored.game(game)
            if found is None or found.over:
                return None
            there = [(found.first, found.second)[seat - 1] for seat in seats]
            came = tuple(Came(game, one) for one in there if one not in found.came)
            return Change(came) if came else None

        async with self._of(tournament).mailbox:
            await self._try(tournament, decide)

    async def _follow(self, tournament: str, game: str) -> None:
        """Note how far a game has come, and what follows from its end."""
        async with self._of(tournament).mailbox:
            if await self._take_note(tournament, game):
                await self._advance(tournament)

    async def close(self) -> None:
        """Wait for work in progress, which needs an open store."""
        while self._working:
            await asyncio.gather(*self._working)

    # Within the mailbox

    async def _change(self, tournament: str, decide: Decide) -> StoredTournament:
        """Change a tournament, and do what follows at once."""
        async with self._of(tournament).mailbox:
            await self._try(tournament, decide)
            return await self._advance(tournament)

    async def _try(self, tournament: str, decide: Decide) -> None:
        """Append the events that the current state calls for, if any, however often it changes."""
        while (change := decide(stored := await self._load(tournament))) is not None:
            with suppress(StaleError):
                await self._append(stored, change)
                return

    async def _append(self, stored: StoredTournament, change: Change) -> None:
        """Store events, then publish them; StaleError if others were stored first."""
        at, tournament = self._clock(), stored.tournament
        later = fold(stored, [HappenedThen(at, event) for event in change.events])
        notes = _notes_of(later, change.events)
        opened = [Note(f"game/{one.id}", GameNews(0, one.people)) for one in change.opened]
        due = next_due(later, self._falls)
        await self._store.append(stored, later, change, at, due, *notes, *opened)
        is_known = not any(isinstance(event, Entered) for event in change.events)
        self._of(tournament.id).stored = later if is_known else None  # the store knows the name
        self._tables.tell_opened(*change.opened)
        for note in notes:
            self._bus.deliver(*note)

    async def _advance(self, tournament: str) -> StoredTournament:
        """Do everything that is due; the tournament after it."""
        done = -1
        stored = await self._load(tournament)
        while stored.number != done:  # a step without any effect would be due for ever
            step = next_step(stored, self._falls, self._clock())
            if step is None:
                break
            done = stored.number
            with suppress(StaleError):  # another process was faster
                await self._do(stored, step)
            stored = await self._load(tournament)
        return stored

    async def _do(self, stored: StoredTournament, step: Step) -> None:
        match step:
            case Begin():
                await self._begin(stored)
            case GiveUp(forfeits, absent):
                for forfeit in forfeits:
                    await self._give_up(stored, forfeit)
                if absent:
                    stored = await self._load(stored.tournament.id)
                    gone = tuple(map(Withdrew, sorted(absent & stored.active)))
                    await self._append(stored, Change(gone))
            case OpenSecond(pairing):
                played = pairing.games[0]
                async with self._tables.open(played.id) as table:
                    seed = (await table.game()).setup.seed
                assert seed is not None
                seating = played.second, played.first
                setup = open_game(stored, seating, seed, self._clock, self._draws)
                setup = await self._tables.prepare(setup)
                event = Opened(setup.id, pairing.round, pairing.number)
                await self._append(stored, Change((event,), (setup,)))
            case PairNext():
                await self._append(stored, await self._next_round(stored))

    async def _begin(self, stored: StoredTournament) -> None:
        tournament, people = stored.tournament, len(stored.entrants)
        rounds = tournament.rounds or rounds_of(tournament.kind, people)
        started = Started(rounds, drawn_order(stored, self._draws))
        change = await self._next_round(fold(stored, [HappenedThen(self._clock(), started)]))
        await self._append(stored, change._replace(events=(started, *change.events)))

    async def _next_round(self, stored: StoredTournament) -> Change:
        """Open the next round, or end the tournament after the last one."""
        pairs = await asyncio.to_thread(next_pairs, stored)
        if not pairs:
            return Change((Finished(),))
        paired, opened = open_round(stored, pairs, clock=self._clock, draws=self._draws)
        prepared = [await self._tables.prepare(setup) for setup in opened]
        return Change((paired,), tuple(prepared))

    async def _give_up(self, stored: StoredTournament, forfeit: Forfeit) -> None:
        """End a game for somebody, and note how it ended."""
        async with self._tables.open(forfeit.game.id) as table:
            await table.give_up(*map(forfeit.game.seat, forfeit.losers))
        await self._take_note(stored.tournament.id, forfeit.game.id)

    async def _catch_up(self, stored: StoredTournament) -> None:
        """Note what has happened in running games, should another process have died before it."""
        running = {game.id: game for game in stored.running_games}
        for game, head in (await self._store.heads(running)).items():
            if head.over or not running[game].has_begun:
                await self._take_note(stored.tournament.id, game)

    async def _take_note(self, tournament: str, game: str) -> bool:
        """Append what the tournament doesn't know of a game; returns whether it has ended."""
        async with self._tables.open(game) as table:
            played = await table.game()
        at, is_forfeit = 0, False
        if played.game.is_over:
            (last,) = await self._tables.events_after(game, played.number - 1)
            at, is_forfeit = last.at, last.message.startswith(_BY_THE_SERVER)

        def decide(stored: StoredTournament) -> Change | None:
            found = stored.game(game)
            if found is None or found.over:
                return None
            events = [*_progress(stored, found, played)]
            if played.game.is_over:
                events.append(_end(played, at, forfeit=is_forfeit))
                if (second := second_of_two(played, at)) is not None:
                    number, board = stored.place_of(game)
                    events.append(Opened(second.id, number, board))
            return Change(tuple(events)) if events else None

        await self._try(tournament, decide)
        return played.game.is_over

    def _falls(self, since: int, span: int) -> int:
        """When so many ms of served time have passed since a time."""
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
        """Run in the background; after a failure the tournament stays due."""
        task = asyncio.create_task(attempt("tournaments", work))
        self._working.add(task)
        task.add_done_callback(self._working.discard)


def _check_code(connection: Connection, tournament: str, code_hash: str | None) -> None:
    if not has_code(connection, tournament, code_hash):
        raise UnknownCodeError("There is no such invitation; ask for a new one.")


def _progress(stored: StoredTournament, known: TournamentGame, played: StoredGame) -> list[Event]:
    """What has happened in a game before its end that its tournament doesn't know."""
    found: list[Event] = []
    if played.cut is not None and not (known.is_cut or known.has_chosen):
        found.append(Cut(known.id))
    first, second = known.first, known.second
    if played.has_chosen and not known.has_chosen:
        cutter = stored.entrant(first)
        sits = played.setup.holder(Seat.FIRST).person
        swapped = cutter is None or cutter.person != sits
        found.append(Chosen(known.id, swapped))
        if swapped:
            first, second = second, first
    elif not played.has_chosen or known.has_chosen:
        for seat, entrant in zip(Seat, (first, second), strict=True):
            has_decided = played.game.last_decision_of([seat]) is not None
            if has_decided and entrant not in known.came:
                found.append(Came(known.id, entrant))
    if played.game.moves and not known.has_begun:
        found.append(Began(known.id))
    return found


def _end(played: StoredGame, at: int, *, forfeit: bool) -> Ended:
    """How a game ended."""
    game, result = played.setup.id, played.game.result
    if result is None:
        return Ended(game, at, forfeit=forfeit)
    return Ended(game, at, int(result.winner), result.scores, result.reason, forfeit)


def _notes_of(stored: StoredTournament, events: Sequence[Event]) -> list[Note]:
    """What is published of events: rounds that begin, the end, and changes in the lobby."""
    tournament, notes = stored.tournament, list[Note]()
    if any(isinstance(event, Paired | Finished) for event in events):
        news = _round_news(stored, is_over=isinstance(events[-1], Finished))
        notes.append(Note(f"round/{tournament.id}", news))
    if tournament.public and any(isinstance(event, _SHOWN_IN_LOBBY) for event in events):
        notes.append(LOBBY)
    return notes


def _round_news(stored: StoredTournament, *, is_over: bool) -> RoundNews:
    """What people are told of the latest round; once it is over, all who have not withdrawn."""
    paired = [] if is_over else [one for one in stored.pairings if one.round == stored.round]
    games = {
        entrant: pairing.games[0].id if pairing.games else ""
        for pairing in paired
        for entrant in pairing.people
    }
    told = [
        (one.person, games.get(one.number, ""))
        for one in stored.entrants
        if one.person is not None and (one.number in games if paired else not one.withdrawn)
    ]
    people, theirs = tuple(one for one, _ in told), tuple(game for _, game in told)
    return RoundNews(stored.tournament.name, 0 if is_over else stored.round, people, theirs)


def _encode(stored: StoredTournament) -> bytes:
    """The description of a tournament to nobody in particular, as JSON."""
    described: dict[str, Any] = {**describe_tournament(stored, None)}
    del described["organising"], described["you"]
    return msgspec.json.encode(described)
