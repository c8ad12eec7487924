"""What can go wrong with a training run."""


class TrainingError(Exception):
    """A run can't continue; the message is one sentence for the user."""
