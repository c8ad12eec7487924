"""The computer players: engines, and the queue for them."""
