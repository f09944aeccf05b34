import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { z } from 'zod';
import { faultInWords } from '../save/faults.ts';
import { Refused } from '../writer/edits.ts';
import type { ActionName, Actions } from './actions.ts';

const maxBytes = 1_000_000;
// More than a picture may have, so that the message about a larger one can say its size.
const maxFileBytes = 100_000_000;
const loopbackAddresses = /^(?:127\.|::1$|::ffff:127\.)/;
// Any other name could be made to point here (DNS rebinding).
const ownHosts = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/** Forms of other sites cannot send the accepted types, and their scripts only after a preflight (CORS). */
const typeOf = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  headers['content-type']?.split(';')[0]?.trim();
const fileType = 'application/octet-stream';

/** Why a request is not the page's own; undefined if it is. */
export function rejectionReason({ method, headers, socket }: IncomingMessage): string | undefined {
  if (!loopbackAddresses.test(socket.remoteAddress ?? '')) return 'only this machine may edit';
  const elsewhere = `The editor answers only at http://127.0.0.1:${socket.localPort}/, on the computer that it runs on. Open it there.`;
  if (!ownHosts.test(headers.host ?? '')) return elsewhere;
  if (method !== 'POST') return 'only POST is answered';
  const type = typeOf({ headers });
  if (type !== 'application/json' && type !== fileType) return 'only JSON and files are read';
  // Also through a port that a development environment forwards.
  if (headers.origin !== `http://${headers.host}`) return elsewhere;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' ? undefined : 'only the page itself may ask';
}

type Body = AsyncIterable<Buffer | string> & Pick<IncomingMessage, 'headers' | 'url'>;

/** JSON, or `{name, bytes}` of a file, with the name in the address. Throws SyntaxError if it is too large or not JSON. */
export async function dataOf(request: Body): Promise<unknown> {
  const isFile = typeOf(request) === fileType;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > (isFile ? maxFileBytes : maxBytes)) throw new SyntaxError('the request is too large');
    chunks.push(Buffer.from(chunk));
  }
  const bytes = Buffer.concat(chunks);
  if (!isFile) return JSON.parse(bytes.toString('utf8'));
  return { name: new URL(request.url ?? '', 'http://localhost').searchParams.get('name'), bytes };
}

function sendJson(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(data));
}

const isAction = (actions: Actions, name: string): name is ActionName => Object.hasOwn(actions, name);

/** Sends what the action returns, or in `error` why there is nothing. */
export function requestHandler(actions: Actions): Connect.NextHandleFunction {
  return async (request, response) => {
    const rejection = rejectionReason(request);
    if (rejection) return sendJson(response, 403, { error: rejection });
    const name = (request.url ?? '').replace(/^\/|\?.*/g, '');
    if (!isAction(actions, name)) return sendJson(response, 404, { error: 'no such request' });
    try {
      const asked = actions[name].schema.safeParse(await dataOf(request));
      if (!asked.success) return sendJson(response, 400, { error: z.prettifyError(asked.error) });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of its name has checked what it gets
      const action = actions[name] as (data: unknown) => unknown;
      return sendJson(response, 200, (await action(asked.data)) ?? {});
    } catch (error) {
      const words = faultInWords(error);
      const isExpected = error instanceof Refused || error instanceof SyntaxError;
      if (words === undefined && !isExpected) console.error(error);
      const message = words ?? (error instanceof Error ? error.message : String(error));
      return sendJson(response, words !== undefined || isExpected ? 400 : 500, { error: message });
    }
  };
}
