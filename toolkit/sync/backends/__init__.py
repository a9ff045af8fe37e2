"""Homes of campaigns, one file or folder each; `toolkit.sync.registry` finds them. They never see one another."""
