"""`python -m cardcade`, and the start of a frozen build."""

import multiprocessing

from cardcade.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    raise SystemExit(main())
