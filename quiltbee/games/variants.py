"""All variants by name, and which one a position belongs to."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, cast

from quiltbee.games.duel import DUEL
from quiltbee.games.solo import SOLO
from quiltbee.games.variant import Variant
from quiltbee.notation import codec_of, register_codec
from quiltbee.notation.codec import P

_VARIANTS: dict[str, Variant[Any]] = {variant.name: variant for variant in (DUEL, SOLO)}

VARIANTS: Mapping[str, Variant[Any]] = MappingProxyType(_VARIANTS)
"""The variants by name."""


def register(variant: Variant[P], position_type: type[P]) -> None:
    """Register a variant and the type of its positions.

    Raises ValueError if another variant has that name or that type. Registering again is harmless.
    """
    if _VARIANTS.get(variant.name, variant) is not variant:
        raise ValueError(f"there is another variant {variant.name!r}")
    register_codec(position_type, variant.codec)
    _VARIANTS[variant.name] = variant


def variant_of(position: P) -> Variant[P]:
    """The variant that a position belongs to; raises KeyError for a type not registered."""
    return cast(Variant[P], _VARIANTS[codec_of(position).name])
