"""Pictures where people would rather look than read, drawn by pygal in Python and put on the page as plain SVG.

`damage` shows an action's damage against the target's HP, `course` how a fight went. Each returns `Markup`: a figure
with the picture, the same in one sentence, and its numbers as a table on demand. Colours come from the page's style
sheet, so both themes hold; names are texts of the SVG and escaped like any other. Nothing here decides a rule.
"""
