"""Data sets: many games of computer players as Parquet, for learning and for statistics.

Only what writes or reads Parquet imports pyarrow, of the extra `[dataset]`.
"""

from quiltbee.dataset.plan import DataSetError, GameStart, Plan, no_data_set

__all__ = ["DataSetError", "GameStart", "Plan", "no_data_set"]
