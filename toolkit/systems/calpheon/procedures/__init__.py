"""The rules, one procedure a file; `turn` calls `phase`, which calls the others. Each cites its source.

None of these changes a fight: they let events happen in a scene, and `apply` folds them.
"""
