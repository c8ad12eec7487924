"""What can go wrong with a training run."""


class TrainingError(Exception):
    """What keeps a run from going on; the message is one sentence for the person who wanted it."""
