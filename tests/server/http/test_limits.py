"""Who may do how much: a class behind one address plays on, one hostile address does not."""

import pytest

from quiltbee.server.http.limits import Caller, Limiter, Visit, network_of
from quiltbee.server.settings import Limits
from tests.clock import Clock

SCHOOL = "198.51.100.7"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limiter(clock: Clock) -> Limiter:
    """With the limits that count unless somebody says otherwise."""
    return Limiter(Limits(), clock)


def entered(limiter: Limiter, caller: Caller, table: str) -> Visit:
    visit = limiter.enter(caller, table)
    assert visit is not None
    return visit


def get_through(visit: Visit, messages: int) -> int:
    return sum(visit.take() for _ in range(messages))


def test_a_class_opens_its_tables_at_once_and_plays_a_move_a_second_each(
    limiter: Limiter, clock: Clock
) -> None:
    pupils = [Caller(SCHOOL, f"pupil{number}") for number in range(30)]
    for pupil in pupils:
        stranger = Caller(SCHOOL)
        assert all(limiter.request(stranger) for _ in range(8))  # the page, and what it asks for
        assert limiter.newcomers.take(SCHOOL)
        assert limiter.lookups.take(SCHOOL)
        assert all(limiter.request(pupil) for _ in range(8))
    visits = [entered(limiter, pupil, f"table of {pupil.person}") for pupil in pupils]
    for _ in range(3600):
        clock.now += 1
        assert all(visit.take() for visit in visits)


def test_twenty_connections_with_four_moves_a_second_each(limiter: Limiter, clock: Clock) -> None:
    visits = [entered(limiter, Caller(SCHOOL, f"p{n}"), f"table{n}") for n in range(20)]
    for _ in range(60 * 4):
        clock.now += 0.25
        assert all(visit.take() for visit in visits)


def test_one_person_at_twenty_tables(limiter: Limiter, clock: Clock) -> None:
    visits = [entered(limiter, Caller(SCHOOL, "champion"), f"table{n}") for n in range(20)]
    for _ in range(60 * 4):
        clock.now += 0.25
        assert all(visit.take() for visit in visits)


def test_a_hostile_address_without_a_session_is_cut_off(limiter: Limiter, clock: Clock) -> None:
    stranger = Caller(SCHOOL)
    through = sum(get_through(entered(limiter, stranger, f"t{n}"), 100) for n in range(100))
    assert through == 400
    assert not limiter.request(stranger)
    clock.now += 1
    assert sum(limiter.request(stranger) for _ in range(100)) == 20


def test_strangers_do_not_hinder_the_people_behind_their_address(limiter: Limiter) -> None:
    get_through(entered(limiter, Caller(SCHOOL), "table"), 100_000)
    ann = Caller(SCHOOL, "ann")
    assert limiter.request(ann)
    assert get_through(entered(limiter, ann, "table"), 100) == 100


def test_a_hostile_session_is_cut_off_at_one_table_however_often_it_connects(
    limiter: Limiter, clock: Clock
) -> None:
    mallory = Caller(SCHOOL, "mallory")
    through = 0
    for _ in range(50):
        visit = entered(limiter, mallory, "table")
        through += get_through(visit, 200)
        visit.leave()
    assert through == 400
    clock.now += 1
    assert get_through(entered(limiter, mallory, "table"), 200) == 20


def test_a_hostile_session_is_cut_off_at_many_tables(limiter: Limiter) -> None:
    mallory = Caller(SCHOOL, "mallory")
    visits = [entered(limiter, mallory, f"table{n}") for n in range(100)]
    assert sum(get_through(visit, 100) for visit in visits) == 2000
    assert sum(limiter.request(mallory) for _ in range(1000)) == 300
    assert get_through(entered(limiter, Caller(SCHOOL, "ann"), "table"), 100) == 100


def test_an_address_that_makes_people_is_cut_off(limiter: Limiter, clock: Clock) -> None:
    assert sum(limiter.newcomers.take(SCHOOL) for _ in range(10_000)) == 200
    people = [Caller(SCHOOL, f"made{n}") for n in range(200)]
    through = sum(get_through(entered(limiter, each, "table"), 100) for each in people)
    assert through == 6000
    assert get_through(entered(limiter, Caller("203.0.113.9", "ann"), "table"), 100) == 100
    clock.now += 3600
    assert sum(limiter.newcomers.take(SCHOOL) for _ in range(10_000)) == 200


def test_what_is_refused_counts_for_nobody_else(limiter: Limiter) -> None:
    ann = Caller(SCHOOL, "ann")
    get_through(entered(limiter, ann, "first"), 100_000)
    assert sum(get_through(entered(limiter, ann, f"t{n}"), 100) for n in range(19)) == 1900
    assert get_through(entered(limiter, ann, "another"), 100) == 0


def test_tabs_share_their_seat(limiter: Limiter) -> None:
    ann = Caller(SCHOOL, "ann")
    tabs = [entered(limiter, ann, "table") for _ in range(6)]
    assert [get_through(tab, 90) for tab in tabs] == [90, 90, 90, 90, 40, 0]


def test_connections_are_counted_in_all_by_address_and_by_person() -> None:
    limits = Limits(
        connections=5,
        connections_per_address=3,
        connections_per_person=2,
        connections_of_strangers=1,
    )
    limiter = Limiter(limits)
    ann, bob = Caller("a", "ann"), Caller("a", "bob")
    visits = [entered(limiter, ann, "t"), entered(limiter, ann, "t")]
    assert limiter.enter(ann, "t") is None
    visits.append(entered(limiter, bob, "t"))
    assert limiter.enter(bob, "t") is None
    visits.append(entered(limiter, Caller("a"), "t"))
    assert limiter.enter(Caller("a"), "t") is None
    visits.append(entered(limiter, Caller("b"), "t"))
    assert limiter.enter(Caller("c"), "t") is None
    assert (limiter.connections, limiter.people) == (5, 2)
    for visit in visits:
        visit.leave()
    assert (limiter.connections, limiter.people) == (0, 0)
    assert limiter.enter(ann, "t") is not None


@pytest.mark.slow
def test_many_people_may_be_there_at_once(limiter: Limiter) -> None:
    idle = [
        entered(limiter, Caller(f"10.0.{n // 200}.{n % 200}", f"p{n}"), "t") for n in range(5000)
    ]
    active = [entered(limiter, Caller(SCHOOL, f"q{n}"), "t") for n in range(2000)]
    assert limiter.connections == len(idle) + len(active)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_what_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network
