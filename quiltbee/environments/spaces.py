"""The Gymnasium spaces of observations and actions."""

from typing import Any

import numpy as np
from gymnasium import spaces

from quiltbee.environments.observations import CARD_SCALARS, NOTHING, PLANES, RING, SCALARS, SIZES
from quiltbee.environments.options import Options
from quiltbee.rules.grid import SIZE

_MOST = 1000
"""An upper bound on the size of scalars."""


def observation_space(options: Options) -> spaces.Space[Any]:
    """Return the space of observations: arrays by name, or one flat array."""
    if options.flat:
        return spaces.Box(-_MOST, _MOST, (SIZES[options.name],), np.float32)
    boxes: dict[str, spaces.Space[Any]] = {
        "planes": spaces.Box(0, 1, (PLANES, SIZE, SIZE), np.uint8),
        "scalars": spaces.Box(-_MOST, _MOST, (SCALARS,), np.int16),
        "ring": spaces.Box(NOTHING, RING - 1, (RING,), np.int8),
    }
    if options.name == "solo":
        boxes["cards"] = spaces.Box(NOTHING, _MOST, (CARD_SCALARS,), np.int16)
    return spaces.Dict(boxes)


def masked_space(options: Options) -> spaces.Dict:
    """Return PettingZoo's space of observations with `action_mask`.

    A flat observation has the name `observation`.
    """
    seen = observation_space(options)
    boxes = dict(seen.spaces) if isinstance(seen, spaces.Dict) else {"observation": seen}
    return spaces.Dict({**boxes, "action_mask": spaces.Box(0, 1, (options.actions.size,), np.int8)})


def action_space(options: Options) -> spaces.Discrete:
    """Return the space of all actions, legal or not."""
    return spaces.Discrete(options.actions.size)
