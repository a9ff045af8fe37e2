"""The start page without widgets: `summary` is one campaign at a glance, `shelf` all of them, `view` what is shown."""
