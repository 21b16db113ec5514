"""A game of a stranger for every test that spoils one."""

from .strangers import stranger as stranger
