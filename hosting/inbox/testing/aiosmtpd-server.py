"""An SMTP server independent of the client under test. Prints its port, then each mail in Base64, one per line."""

import asyncio
import base64

from aiosmtpd.smtp import SMTP


class Printer:
    async def handle_DATA(self, server, session, envelope):
        print(base64.b64encode(envelope.original_content).decode(), flush=True)
        return "250 OK"


async def main():
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(Printer(), hostname="localhost"), "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


asyncio.run(main())
