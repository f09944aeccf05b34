/** Restricts requests to JSON that the page itself posts, on this machine. */
import type { IncomingMessage, ServerResponse } from 'node:http';

const maxBytes = 1_000_000;
export const maxPictureBytes = 61_000_000;
const loopbackNames = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;
const loopbackAddresses = /^(?:127\.|::1$|::ffff:127\.)/;

/** Returns why a request is not the page's own; undefined if it is. */
export function rejectionReason({ method, headers, socket }: IncomingMessage): string | undefined {
  if (!loopbackAddresses.test(socket.remoteAddress ?? '')) return 'only this machine may edit';
  // Prevents DNS rebinding: a foreign host name may resolve to this machine.
  if (!loopbackNames.test(headers.host ?? '')) return 'only a loopback address may be asked';
  if (method !== 'POST') return 'only POST is answered';
  if (headers['content-type']?.split(';')[0]?.trim() !== 'application/json') return 'only JSON is read';
  if (headers.origin !== `http://${headers.host}`) return 'only the page itself may ask';
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' ? undefined : 'only the page itself may ask';
}

/** Parses the body of a request. Throws if it is too large or not JSON. */
export async function bodyOf(request: AsyncIterable<Buffer | string>, most = maxBytes): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > most) throw new SyntaxError('the request is too large');
    chunks.push(Buffer.from(chunk));
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
}

export function sendJson(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(data));
}
