"""A game of a stranger for every test that spoils one."""

import sys
from pathlib import Path

from ..shell.app.strangers import SAMPLE
from ..shell.app.strangers import stranger as stranger

sys.path += [str(SAMPLE.parent), str(Path(__file__).parents[1] / "shell" / "match")]
