"""The observations and actions of an environment as spaces of Gymnasium."""

from typing import Any

import numpy as np
from gymnasium import spaces

from quiltbee.environments.observations import CARD_SCALARS, NOTHING, PLANES, RING, SCALARS
from quiltbee.environments.options import Options
from quiltbee.rules.grid import SIZE

_MOST = 1000
"""More than any scalar, and less than minus any."""


def observation_space(options: Options, with_mask: bool) -> spaces.Dict:
    """Return the arrays of an observation, and the action mask where that is part of it."""
    boxes: dict[str, spaces.Space[Any]] = {
        "planes": spaces.Box(0, 1, (PLANES, SIZE, SIZE), np.uint8),
        "scalars": spaces.Box(-_MOST, _MOST, (SCALARS,), np.int16),
        "ring": spaces.Box(NOTHING, RING - 1, (RING,), np.int8),
    }
    if options.name == "solo":
        boxes["cards"] = spaces.Box(NOTHING, _MOST, (CARD_SCALARS,), np.int16)
    if with_mask:
        boxes["action_mask"] = spaces.Box(0, 1, (options.actions.size,), np.int8)
    return spaces.Dict(boxes)


def action_space(options: Options) -> spaces.Discrete:
    """Return all actions, legal or not."""
    return spaces.Discrete(options.actions.size)
