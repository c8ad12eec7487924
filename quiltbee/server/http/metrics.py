"""The metrics of a server process for Prometheus, on an address of their own.

Nothing is counted here: each scrape reads `figures` and the services. The client library is
imported only if metrics are enabled.
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
"""Seconds between two measurements of the event loop."""


class Collector:
    """Collects the metrics for a scrape by Prometheus."""

    def __init__(self, services: Services, figures: Figures = FIGURES) -> None:
        self._services = services
        self._figures = figures

    def collect(self) -> "Iterator[Metric]":
        """Yield the current value of all metrics."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        figures, limiter = self._figures, self._services.limiter
        for name, about, value in (
            ("connections", "Connections to tables.", limiter.connections),
            ("people_connected", "People with a connection to a table.", limiter.people),
            ("tables_open", "Tables with a connection.", self._services.tables.open_tables),
            ("engines_busy", "Engines that are thinking.", figures.thinking),
            ("engines_waiting", "Requests that wait for an engine.", figures.waiting),
        ):
            yield GaugeMetricFamily(f"quiltbee_{name}", about, value)
        for name, about, counted in (
            ("events", "Stored events of games, by kind.", figures.events),
            ("engine_questions", "Requests to engines, by kind.", figures.asked),
            ("refusals", "Refused messages and requests, by kind.", figures.refusals),
            ("worker_faults", "Failures of background work, by kind.", figures.worker_faults),
        ):
            family = CounterMetricFamily(f"quiltbee_{name}", about, labels=["kind"])
            for kind, count in sorted(counted.copy().items()):
                family.add_metric([kind], count)
            yield family
        yield CounterMetricFamily("quiltbee_faults", "Failed requests.", figures.faults)
        yield _histogram(
            "acknowledgement_seconds", "From a message to its answer.", figures.acknowledgements
        )
        yield _histogram("commit_group_size", "Tasks in a commit.", figures.groups)
        yield _histogram("loop_lag_seconds", "Delay of the event loop.", figures.lag)


def _histogram(name: str, about: str, histogram: Histogram) -> "HistogramMetricFamily":
    from prometheus_client.core import HistogramMetricFamily

    bounds = [*map(str, histogram.bounds), "+Inf"]
    so_far, buckets = 0, []
    for bound, count in zip(bounds, list(histogram.counts), strict=True):
        so_far += count
        buckets.append((bound, so_far))
    return HistogramMetricFamily(f"quiltbee_{name}", about, buckets, histogram.total)


class Exposition:
    """Serves Prometheus from a thread of its own until `close`.

    Raises StartError if it can't listen.
    """

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
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


async def watch_loop(figures: Figures = FIGURES, pace: float = PACE) -> None:
    """Measure the delay of the event loop until canceled."""
    while True:
        due = time.perf_counter() + pace
        await asyncio.sleep(pace)
        figures.lag.observe(max(0.0, time.perf_counter() - due))
