# sync
