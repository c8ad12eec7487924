"""Stages of work: each asks any number of questions side by side, the most urgent first.

The next stage begins when all answers of the previous one are there, so the result does not depend
on the order in which they come.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from quiltbee.players import Info
from quiltbee.review.questions import Asking, Question

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Task:
    """A question under way, and the work that waits for its answer."""

    question: Question
    work: Asking[None]


class Stages(Generic[S]):
    """Goes through stages, each a name and its pieces of work, the most urgent first.

    `stages` is only asked for the next one when all work before is done. `done` of the `of` pieces
    of the current `stage` are done.
    """

    def __init__(self, stages: Iterator[tuple[S, list[Asking[None]]]]) -> None:
        self._stages = stages
        self._ready: deque[Task] = deque()
        self._not_begun: deque[Asking[None]] = deque()
        self._asked = 0
        self.stage: S | None = None
        self.done = self.of = 0
        self.is_over = False
        self._go_on()

    def next_task(self) -> Task | None:
        """The next question; None while only answers are missing, and at the end."""
        while not self._ready and self._not_begun:
            self._send(self._not_begun.popleft(), None)
        if not self._ready:
            return None
        self._asked += 1
        return self._ready.popleft()

    def tell(self, task: Task, info: Info | None) -> None:
        """Go on with the engine's answer; None if it has none."""
        self._asked -= 1
        self._send(task.work, info)
        self._go_on()

    def _send(self, work: Asking[None], info: Info | None) -> None:
        try:
            question = work.send(info) if info is not None else next(work)
        except StopIteration:
            self.done += 1
        else:
            self._ready.appendleft(Task(question, work))

    def _go_on(self) -> None:
        """Begin the next stages for as long as there is nothing to ask or wait for."""
        while not (self._ready or self._asked or self.is_over):
            if self._not_begun:
                self._send(self._not_begun.popleft(), None)
                continue
            following = next(self._stages, None)
            if following is None:
                self.is_over = True
                return
            self.stage, works = following
            self._not_begun = deque(works)
            self.done, self.of = 0, len(works)
