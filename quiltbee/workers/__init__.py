"""Work spread over workers: threads, processes or the machines of a Ray cluster.

A *call* is a function with its arguments (`functools.partial`) whose result depends on nothing
else. So the results do not depend on the workers, and a call lost with its worker can be repeated.
Matches, self-play and data sets all consist of such calls.
"""

from quiltbee.workers.workers import Processes, RayWorkers, Threads, Workers, WorkersError

__all__ = ["Processes", "RayWorkers", "Threads", "Workers", "WorkersError"]
