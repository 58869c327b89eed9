"""`python -m serai`: the command, where `serai` itself is not on the path."""

from serai.cli.main import main

if __name__ == "__main__":
    main()
