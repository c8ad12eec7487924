"""How people's finished games ended: kept with the game's last event, and added up."""
