"""How the engine's weights are made: self-play and learning, `python -m quiltbee.training`."""
