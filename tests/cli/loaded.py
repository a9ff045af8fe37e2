"""All of the command line, loaded: what a process imports before it waits for commands (`ready`)."""

from importlib import import_module

from toolkit.cli.group import COMMANDS
from toolkit.systems.registry import systems

for _name in set(COMMANDS.values()):
    import_module(f"toolkit.cli.{_name}")
for _system in systems():
    import_module(f"toolkit.systems.{_system}.rules")
