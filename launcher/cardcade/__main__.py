"""`python -m cardcade`, and the start of a frozen build."""

import multiprocessing

from cardcade.bot_worker import become_worker_if_asked

if __name__ == "__main__":
    become_worker_if_asked()
    multiprocessing.freeze_support()
    from cardcade.cli import main

    raise SystemExit(main())
