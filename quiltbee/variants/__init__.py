"""The two games, duel and solo, behind one interface: who decides, what is legal, what follows.

`variant_of` gives the `Variant` that a position belongs to, and everybody who has to do with either
game asks that: how it is written down (`notation`), its course (`games`), the server, matches.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, cast

from quiltbee.automa import Solo
from quiltbee.rules import Position
from quiltbee.variants.duel import DUEL, DuelVariant
from quiltbee.variants.solo import SOLO, SoloVariant
from quiltbee.variants.variant import Chance, Decider, P, SetUp, Shuffles, Variant

__all__ = [
    "DUEL",
    "SOLO",
    "VARIANTS",
    "Chance",
    "Decider",
    "DuelVariant",
    "P",
    "SetUp",
    "Shuffles",
    "SoloVariant",
    "Variant",
    "variant_of",
]

VARIANTS: Mapping[str, Variant[Any]] = MappingProxyType(
    {variant.name: variant for variant in (DUEL, SOLO)}
)
"""The variants by name."""

_OF_TYPE: Mapping[type, Variant[Any]] = {Position: DUEL, Solo: SOLO}


def variant_of(position: P) -> Variant[P]:
    """The variant that a position belongs to; raises KeyError for what is not a position."""
    return cast(Variant[P], _OF_TYPE[type(position)])
