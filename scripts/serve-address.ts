import { isIP } from 'node:net';

/** Where the local server listens. */
export type ServeAddress = { host: string; port: number };

const isHost = (host: string) => isIP(host) > 0 || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(host);

/**
 * Reads `HOST` and `PORT` from the environment; by default, and if they are empty, 127.0.0.1 and 4173. Port 0 lets the
 * system choose one.
 *
 * @throws Error that names the variable and its value
 */
export function readAddress(env: Readonly<Record<string, string | undefined>>): ServeAddress {
  const host = env.HOST?.trim() || '127.0.0.1';
  const port = env.PORT?.trim() || '4173';
  if (!isHost(host))
    throw new Error(`HOST must be a name or an address as in 127.0.0.1 or ::1, not "${host}".`);
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${port}".`);
  return { host, port: Number(port) };
}

/** Returns what to do if a server cannot listen at an address. */
export function explainListening(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: ServeAddress,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: set PORT to another.`;
    case 'EACCES':
      return `Port ${port} is not open to everyone: set PORT to another, from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address ${host}: set HOST to another, or leave it out.`;
    default:
      return message;
  }
}
