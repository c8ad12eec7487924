"""All variants by name, and which of them a position belongs to."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, cast

from quiltbee.games.duel import DUEL
from quiltbee.games.solo import SOLO
from quiltbee.games.variant import Variant
from quiltbee.notation import codec_of
from quiltbee.notation.codec import P

VARIANTS: Mapping[str, Variant[Any]] = MappingProxyType({DUEL.name: DUEL, SOLO.name: SOLO})
"""The variants by name."""


def variant_of(position: P) -> Variant[P]:
    """The variant that is played from a position."""
    return cast(Variant[P], VARIANTS[codec_of(position).name])
