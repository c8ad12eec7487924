"""Somebody's progress: their finished games one by one, their best quilts, where points went."""
