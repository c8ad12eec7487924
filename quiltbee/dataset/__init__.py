"""Data sets: many games of computer players as Parquet, for learning and for statistics.

Only the modules that write or read Parquet import pyarrow, of the extra `[dataset]`.
"""

from quiltbee.dataset.plan import DataSetError, GameStart, Plan, no_data_set

__all__ = ["DataSetError", "GameStart", "Plan", "no_data_set"]
