"""`python -m cardcade`, and the start of a frozen build."""

import sys

if __name__ == "__main__":
    # What a plain start does not need is not imported: the window shall open quickly.
    if sys.argv[1:2] == ["--bot-worker"]:
        from cardcade.workers.bot_worker import become_worker_if_asked

        become_worker_if_asked()
    if sys.argv[1:2] == ["--keep-program"]:
        from cardcade.outside.program_line import become_keeper_if_asked

        become_keeper_if_asked()
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    from cardcade.cli import main

    raise SystemExit(main())
