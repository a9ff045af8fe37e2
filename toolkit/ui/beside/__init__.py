"""What the pages beside the battle page share: the same campaign through a desk, and how a deed on it is done."""
