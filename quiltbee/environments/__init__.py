"""The game behind the interfaces that agents are trained on; see `docs/reference/environments.md`.

Import the module of `quiltbee.environments` that you use; only that loads its library:

    batch               many games at once on the kernel, arrays in and out
    symmetries          a quilt turned and flipped, in observations and actions
    samples             decisions of a data set as arrays
    evaluate            the strength of a policy, by pairs of games
    pettingzoo          an AEC environment
    gymnasium           one agent against a player or the Automa, in one game or many
    stable_baselines3   many games in a batch as a `VecEnv`
    minari              a data set as one of Minari
    openspiel           the games `quiltbee_duel` and `quiltbee_solo`
"""
