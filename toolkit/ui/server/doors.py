"""What the server's handlers know of its doors: campaigns, keys, and under which address others reach it."""

from __future__ import annotations

import socket
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import quote

from tornado.httputil import HTTPServerRequest, split_host_and_port

from toolkit.ui.server.campaigns import Campaigns
from toolkit.ui.server.keys import Keys, Pass
from toolkit.ui.visit import Invite

_EVERYWHERE = ("", "0.0.0.0", "::")
_HERE = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True, slots=True)
class Doors:
    """`ip`, `port`: where the server listens; `behind_https`: another server in front of it takes care of HTTPS."""

    campaigns: Campaigns
    keys: Keys
    lang: str | None
    ip: str
    port: int
    behind_https: bool = False

    @property
    def network(self) -> bool:
        """Whether others than this machine may come."""
        return self.behind_https or not is_here(self.ip)

    def invited(self, known: Pass, token: str) -> str:
        """Where a GM who opens a player's or a spectator's invitation sees what they would; blank for all others."""
        whom = self.keys.bearer(token) if token else None
        if whom is None or whom.role == "gm" or known.role != "gm":
            return ""
        side = f"?side={quote(whom.side)}" if whom.side else ""
        return f"{self.campaigns.address(whom.campaign)}{whom.role}{side}"

    def invite(self, request: HTTPServerRequest) -> Invite:
        """What the start page makes invitations of."""
        return Invite(self._outward(request), self.keys.secret.hex(), self.campaigns.sources)

    def _outward(self, request: HTTPServerRequest) -> str:
        """The origin that others reach this server by: as the asker did, unless that was from this machine."""
        host, _ = split_host_and_port(request.host.lower())
        if self.behind_https or not is_here(host):
            return f"{request.protocol}://{request.host}"
        return outward_origin(self.ip, self.port)


def is_here(host: str) -> bool:
    """Whether an address is this machine's own, which nobody else can reach."""
    return host.strip("[]") in _HERE


def local_ip(ip: str) -> str:
    """The address by which this machine reaches a server that listens at `ip`."""
    return "127.0.0.1" if ip in _EVERYWHERE else ip


def outward_ip(ip: str) -> str:
    """The address by which others in the network reach it, as far as can be known."""
    if ip not in _EVERYWHERE:
        return ip
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way a packet would take
        return str(way.getsockname()[0])
    return socket.gethostname()


def outward_origin(ip: str, port: int) -> str:
    """The origin by which others in the network reach a server that listens at `ip`."""
    return f"http://{in_address(outward_ip(ip))}:{port}"


def in_address(ip: str) -> str:
    """As it stands in an address."""
    return f"[{ip}]" if ":" in ip else ip
