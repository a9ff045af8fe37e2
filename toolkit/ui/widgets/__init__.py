"""The desk's widgets, one a file: thin mirrors of `toolkit.ui.desk`. Built once, afterwards only values change."""
