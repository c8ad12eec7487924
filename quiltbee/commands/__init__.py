"""The commands of the command line, one module each with a `run(arguments)`.

Importing the room loads nothing: `quiltbee.cli` imports the one command that is called.
"""
