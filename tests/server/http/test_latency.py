"""How long messages take is the median of what was measured."""

from quiltbee.server.http.play import Latency
from quiltbee.server.wire.game import Ping


def test_the_median_of_the_last_answers_counts() -> None:
    time = [0.0]
    latency = Latency(lambda: time[0])
    assert latency.milliseconds == 0
    for number, took in enumerate((0.5, 0.02, 0.02, 0.02, 0.03, 0.04), 1):
        assert latency.ping() == Ping(number)
        time[0] += took
        latency.pong(number)
    assert latency.milliseconds == 20


def test_only_the_answer_to_the_last_ping_counts_and_only_once() -> None:
    time = [0.0]
    latency = Latency(lambda: time[0])
    latency.pong(0)
    latency.ping()
    latency.ping()
    time[0] += 0.1
    latency.pong(1)
    assert latency.milliseconds == 0
    latency.pong(2)
    time[0] += 9
    latency.pong(2)
    assert latency.milliseconds == 100
