"""Statistics of the games of a data set: tables and charts.

Needs pyarrow and matplotlib, of the extra `[dataset]`.
"""
