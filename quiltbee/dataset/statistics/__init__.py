"""What the games of a data set show: tables and charts.

Needs pyarrow and matplotlib, of the extra `[dataset]`.
"""
