"""`python -m toolkit.cli` is `turnsheet`."""

from toolkit.cli import main

main()
