"""`python -m serai.cli` is the command too."""

from serai.cli.main import main

main()
