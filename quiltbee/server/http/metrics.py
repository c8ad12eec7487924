"""The figures of a server process for Prometheus, on an address of their own.

Nothing is counted here: a reading takes what `figures` and the services know at that moment. The
client library is imported only where somebody wants it.
"""

import asyncio
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from quiltbee.server.errors import StartError
from quiltbee.server.figures import FIGURES, Figures, Histogram
from quiltbee.server.http.services import Services
from quiltbee.server.settings import Address

if TYPE_CHECKING:
    from prometheus_client.core import HistogramMetricFamily, Metric

PACE = 0.1
"""Seconds between two looks at the event loop."""


class Collector:
    """What Prometheus is told when it asks."""

    def __init__(self, services: Services, figures: Figures = FIGURES) -> None:
        self._services = services
        self._figures = figures

    def collect(self) -> "Iterator[Metric]":
        """All figures as they are now."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        figures, limiter = self._figures, self._services.limiter
        for name, about, value in (
            ("connections", "Connections to tables.", limiter.connections),
            ("people_connected", "People with a connection to a table.", limiter.people),
            ("tables_open", "Tables that somebody looks at.", self._services.tables.open_tables),
            ("engines_busy", "Engines that think.", figures.thinking),
            ("engines_waiting", "Questions that wait for an engine.", figures.waiting),
        ):
            yield GaugeMetricFamily(f"quiltbee_{name}", about, value)
        for name, about, counted in (
            ("events", "Events of games that were stored, by kind.", figures.events),
            ("engine_questions", "What engines were asked for, by kind.", figures.asked),
            ("refusals", "Messages and requests that were refused, by kind.", figures.refusals),
            (
                "worker_faults",
                "What failed beside the requests, by kind.",
                figures.worker_faults,
            ),
        ):
            family = CounterMetricFamily(f"quiltbee_{name}", about, labels=["kind"])
            for kind, count in sorted(counted.copy().items()):
                family.add_metric([kind], count)
            yield family
        yield CounterMetricFamily(
            "quiltbee_faults", "Requests that the server failed at.", figures.faults
        )
        yield _histogram(
            "acknowledgement_seconds", "From a message to its answer.", figures.acknowledgements
        )
        yield _histogram("commit_group_size", "Pieces of work in a commit.", figures.groups)
        yield _histogram("loop_lag_seconds", "How late the event loop was.", figures.lag)


def _histogram(name: str, about: str, histogram: Histogram) -> "HistogramMetricFamily":
    from prometheus_client.core import HistogramMetricFamily

    bounds = [*map(str, histogram.bounds), "+Inf"]
    so_far, buckets = 0, []
    for bound, count in zip(bounds, list(histogram.counts), strict=True):
        so_far += count
        buckets.append((bound, so_far))
    return HistogramMetricFamily(f"quiltbee_{name}", about, buckets, histogram.total)


class Exposition:
    """Answers Prometheus from a thread of its own, until `close`; StartError if it can't."""

    def __init__(self, address: Address, collector: Collector) -> None:
        from prometheus_client import CollectorRegistry, start_http_server

        registry = CollectorRegistry(auto_describe=False)
        registry.register(collector)
        try:
            self._server, self._thread = start_http_server(address.port, address.host, registry)
        except OSError as error:
            raise StartError(
                f"Can't listen for Prometheus on {address}: {error.strerror}; "
                "name another address with --metrics or QUILTBEE_METRICS."
            ) from error
        self.port: int = self._server.server_port

    def close(self) -> None:
        """Stop answering."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


async def watch_loop(figures: Figures = FIGURES, pace: float = PACE) -> None:
    """Measure again and again how late the event loop is; runs until it is cancelled."""
    while True:
        due = time.perf_counter() + pace
        await asyncio.sleep(pace)
        figures.lag.observe(max(0.0, time.perf_counter() - due))
