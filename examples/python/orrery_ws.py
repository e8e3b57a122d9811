"""A WebSocket client (RFC 6455) of the standard library alone: just enough for the tables of Orrery.

It opens a connection, sends text, and reads whole messages: fragments are put together, pings are answered, and a
binary message is one JSON text packed with gzip, which is how the server sends big tables.
"""

import base64
import gzip
import hashlib
import os
import socket
import ssl
import struct
from urllib.parse import urlsplit

# RFC 6455, 1.3: proves that the other side speaks the protocol and did not just echo.
GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
# No message of a server is longer, packed or not.
LONGEST = 16 << 20


class Gone(Exception):
    """The connection is lost or was ended."""


class WebSocket:
    """An open connection."""

    def __init__(self, url, headers=None, subprotocol=None, timeout=60):
        """Opens `ws://` or `wss://`. A silence longer than `timeout` seconds counts as a lost connection."""
        parts = urlsplit(url)
        secure = parts.scheme == "wss"
        port = parts.port or (443 if secure else 80)
        self._data = b""
        try:
            self._socket = socket.create_connection((parts.hostname, port), timeout=timeout)
            if secure:
                context = ssl.create_default_context()
                self._socket = context.wrap_socket(self._socket, server_hostname=parts.hostname)
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._shake_hands(parts, headers or {}, subprotocol)
        except OSError as error:
            raise Gone(str(error)) from error

    def _shake_hands(self, parts, headers, subprotocol):
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {parts.path or '/'} HTTP/1.1",
            f"Host: {parts.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        if subprotocol:
            lines.append(f"Sec-WebSocket-Protocol: {subprotocol}")
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self._socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self._data:
            self._receive()
        head, self._data = self._data.split(b"\r\n\r\n", 1)
        status, *fields = head.decode("latin-1").split("\r\n")
        answer = {name.strip().lower(): value.strip() for name, value in (f.split(":", 1) for f in fields)}
        if status.split()[1] != "101":
            raise Gone(f"the server answered {status}")
        proof = base64.b64encode(hashlib.sha1((key + GUID).encode()).digest()).decode()
        if answer.get("sec-websocket-accept") != proof or answer.get("sec-websocket-protocol") != subprotocol:
            raise Gone("the server does not speak this protocol")

    def send(self, text):
        """Sends a text message."""
        self._send(TEXT, text.encode())

    def receive(self):
        """The next whole message as text."""
        kind, message = None, b""
        while True:
            final, opcode, payload = self._frame()
            if opcode == PING:
                self._send(PONG, payload)
            elif opcode == CLOSE:
                self._answer_close(payload)
            elif opcode != PONG:  # text, binary, or a continuation of either
                kind = kind if opcode == CONTINUATION else opcode
                message += payload
                if len(message) > LONGEST:
                    raise Gone("the message is too long")
                if final:
                    return (gzip.decompress(message) if kind == BINARY else message).decode()

    def close(self):
        """Says goodbye and hangs up."""
        try:
            self._send(CLOSE, struct.pack("!H", 1000))
        except Gone:
            pass
        self._socket.close()

    def _answer_close(self, payload):
        code = struct.unpack("!H", payload[:2])[0] if len(payload) >= 2 else 1005
        self.close()
        raise Gone(f"the server hung up: {code} {payload[2:].decode(errors='replace')}")

    def _frame(self):
        """One frame: is it the last of its message, its kind, its content. Servers do not mask."""
        first, second = self._take(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack("!H", self._take(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self._take(8))
        if length > LONGEST or second & 0x80:
            raise Gone("the server sends nonsense")
        return bool(first & 0x80), first & 0x0F, self._take(length)

    def _send(self, opcode, payload):
        """Sends one frame. Clients mask what they send, so that no proxy takes it for something else."""
        length = len(payload)
        if length < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | length)
        elif length < 1 << 16:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, length)
        else:
            head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, length)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        try:
            self._socket.sendall(head + mask + masked)
        except OSError as error:
            raise Gone(str(error)) from error

    def _take(self, count):
        while len(self._data) < count:
            self._receive()
        taken, self._data = self._data[:count], self._data[count:]
        return taken

    def _receive(self):
        try:
            data = self._socket.recv(65536)
        except OSError as error:
            raise Gone(str(error)) from error
        if not data:
            raise Gone("the connection ended")
        self._data += data
