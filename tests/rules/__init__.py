"""The rules, tested module by module, and facts that any program must agree with."""
