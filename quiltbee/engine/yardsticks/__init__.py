"""The players without a learned evaluation, which the engine is measured against."""
