"""Results of finished games, and statistics of them."""
