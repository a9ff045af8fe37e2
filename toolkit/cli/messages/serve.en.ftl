# serve on a network
cli-serve-invite = The address above is the game master's alone. For the others:
cli-serve-start-page = The address above is the game master's alone. Invitations for the others are on its start page.
cli-serve-plain = Whoever can listen in on this network can read along. Outside your own home put HTTPS in front: docs/https.md
