"""The training of the engine's weights by self-play: `python -m quiltbee.training`."""
