"""What can go wrong with a data set; the message is one sentence for the user."""


class DataSetError(Exception):
    """A data set can't be made or read."""
