"""The rule lab: rules are tried against others on the same deals."""
