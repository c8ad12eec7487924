"""How the laws are searched for exceptions: no deadline, and what is found can be run again."""

from hypothesis import settings

settings.register_profile("laws", max_examples=75, deadline=None, print_blob=True)
settings.load_profile("laws")
