"""Whose clock stands still: that of a player whose process hangs, and who is nowhere else."""

from typing import Any

from sqlalchemy import StaticPool, create_engine, insert

from quiltbee.rules import Seat
from quiltbee.server.store import PresenceNews
from quiltbee.server.store.schema import create_tables, servers
from quiltbee.server.tables.leases import GRACE, KEPT_FOR, LONGEST_HANG, Leases


class Bus:
    """A bus of a process that is called `here`."""

    server = "here"

    def subscribe(self, _: str, kind: object, call: Any) -> None:
        self.publish = call


def test_a_clock_stands_still_while_the_process_of_the_player_hangs() -> None:
    bus: Any = Bus()
    now = 1_700
    leases = Leases(bus, lambda: now)
    engine = create_engine("sqlite://", poolclass=StaticPool)
    with engine.begin() as connection:
        create_tables(connection)
        for server, alive, until in (("hung", 1_000, 1_500), ("stopped", 1_000, 1_000)):
            row = {"id": server, "started": 0, "alive": alive, "until": until}
            connection.execute(insert(servers), row)
        bus.publish("a", PresenceNews("hung", (1, 2), 0))
        bus.publish("a", PresenceNews("here", (2,), 0))
        bus.publish("b", PresenceNews("stopped", (1,), 0))
        leases.look(connection, now)
        assert leases.silent_since("a", Seat.FIRST) is None
        now = 2_000
        leases.look(connection, now)
        assert leases.silent_since("a", Seat.FIRST) == 1_000
        assert leases.silent_since("a", Seat.SECOND) is None  # who is here as well
        assert leases.silent_since("b", Seat.FIRST) is None
        connection.execute(servers.update().values(until=now + 10 * GRACE))
        leases.look(connection, now + GRACE // 2)
        assert leases.silent_since("a", Seat.FIRST) == 1_000  # it has not given the time back yet
        leases.look(connection, now + GRACE)
        assert leases.silent_since("a", Seat.FIRST) is None
    assert not leases.is_given_up(1_000)
    now = 1_001 + LONGEST_HANG
    assert leases.is_given_up(1_000)
    leases.take_over("a")
    engine.dispose()


def test_a_process_that_was_killed_is_forgotten_after_a_day() -> None:
    bus: Any = Bus()
    now = 0
    leases = Leases(bus, lambda: now)
    for game in ("a", "b"):
        bus.publish(game, PresenceNews("killed", (1,), 0))
    bus.publish("a", PresenceNews("here", (2,), 0))
    now = KEPT_FOR
    bus.publish("b", PresenceNews("alive", (2,), 0))
    assert leases._holders["b"] == {"killed": {1}, "alive": {2}}
    now += 1
    bus.publish("c", PresenceNews("alive", (1,), 0))
    assert leases._holders == {"a": {"here": {2}}, "b": {"alive": {2}}, "c": {"alive": {1}}}
