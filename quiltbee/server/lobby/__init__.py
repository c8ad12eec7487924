"""Finding a game: invitations, public tables, whoever comes first, and one's own games."""
