"""Token buckets and counts, with a clock that is turned by hand."""

from quiltbee.server.rates import Bucket, Buckets, Counts, Rate


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_lets_a_burst_through_and_then_an_even_flow() -> None:
    clock = Clock()
    bucket = Bucket(100, 20.0, clock)
    assert [bucket.take() for _ in range(101)] == [True] * 100 + [False]
    clock.now += 0.1
    assert not bucket.take()
    clock.now += 0.1
    assert bucket.take()
    assert not bucket.take()


def test_a_bucket_does_not_save_up_more_than_a_burst() -> None:
    clock = Clock()
    bucket = Bucket(3, 1.0, clock)
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True] * 3 + [False]


def test_keys_do_not_share_and_those_long_silent_are_forgotten() -> None:
    buckets = Buckets((1, 1000.0), Clock(), most_keys=2)
    assert [buckets.take(name) for name in "abac"] == [True, True, False, True]
    assert not buckets.take("a")
    assert buckets.take("b")


def test_counts() -> None:
    counts = Counts(2)
    counts.add("a")
    counts.add("a")
    assert (counts.is_full("a"), counts.is_full("b"), len(counts), counts.of("a")) == (
        True, False, 1, 2,
    )  # fmt: skip
    counts.remove("a")
    counts.remove("a")
    assert (len(counts), counts.of("a")) == (0, 0)


def test_a_rate_is_written_as_it_is_read() -> None:
    assert str(Rate(100, 20.0)) == "100/20"
