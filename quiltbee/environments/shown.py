"""What every environment of one game shows: its position, and a picture of it."""

from copy import deepcopy
from typing import Any, Self

from quiltbee.automa import Solo
from quiltbee.environments.episode import Episode
from quiltbee.environments.rendering import check_render_mode, render
from quiltbee.rules import Position


class Shown:
    """An environment that can be looked at; it sets `_episode` when it is reset."""

    _game: Episode | None = None

    @property
    def _episode(self) -> Episode:
        if self._game is None:
            raise ValueError("there is no game yet: reset the environment first")
        return self._game

    @_episode.setter
    def _episode(self, episode: Episode) -> None:
        self._game = episode

    def __init__(self, render_mode: str | None) -> None:
        """Take one of `RENDER_MODES`, or None for no pictures; ValueError for another one."""
        if render_mode is not None:
            check_render_mode(render_mode)
        self.render_mode = render_mode

    def __copy__(self) -> Self:
        """An independent copy, with a game in progress of its own."""
        return deepcopy(self)

    @property
    def position(self) -> Position | Solo:
        """The current position, hidden cards included."""
        position: Position | Solo = self._episode.position
        return position

    def render(self) -> Any:
        """The position in the way of `render_mode`: `ansi` text, `svg` or an `rgb_array`."""
        if self.render_mode is None:
            raise ValueError("the environment was made without a render_mode")
        return render(self._episode.position, self.render_mode)
