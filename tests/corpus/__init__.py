"""The corpus of version 0.1.0: what it wrote must be read, replayed and answered the same.

Everything here sees Quiltbee from outside only: its command line, its engine protocol, its server.
"""
