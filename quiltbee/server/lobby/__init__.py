"""Finding a game: invitations, public tables, quick match, and a person's own games."""
