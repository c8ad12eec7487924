"""The game behind the interfaces that agents are trained on; see `docs/environments.md`.

Import the module of the interface that you use; only that loads its library:

    quiltbee.environments.batch        many games at once on the kernel, arrays in and out
    quiltbee.environments.symmetries   a quilt turned and flipped, in observations and actions
    quiltbee.environments.samples      decisions of a data set as arrays
    quiltbee.environments.evaluate     how well a policy plays, by pairs of games
    quiltbee.environments.pettingzoo   an AEC environment
    quiltbee.environments.gymnasium    one agent against a player or the Automa
    quiltbee.environments.openspiel    the games `quiltbee_duel` and `quiltbee_solo`
"""
