"""The rules, room by room as in `quiltbee/rules`, and every fact that is to be tested against."""
