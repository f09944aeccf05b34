/** A receiver of contact forms for tests. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A posted form, by field. */
export type Posted = Record<string, string>;

/**
 * Returns an e-mail address to whose messages the receiver responds as planned, in turn, repeating the last response: a
 * status, or 'silent' for none. Each test has its own, so that tests can share a receiver.
 */
export function plannedAddress(name: string, ...answers: (number | 'silent')[]): string {
  return `${answers.join('-')}.${name}@example.org`;
}

function answerOf(email: string, tries: number): string {
  const answers = (email.split('.')[0] ?? '').split('-');
  return answers[Math.min(tries, answers.length) - 1] || '200';
}

function answer(
  { headers }: IncomingMessage,
  response: ServerResponse,
  planned: string,
  language = '',
): void {
  if (planned === 'silent') return;
  const isScript = headers.accept === 'application/json';
  if (isScript || planned !== '200') {
    response.writeHead(Number(planned), { 'Access-Control-Allow-Origin': '*' }).end();
    return;
  }
  const page = language === 'en' ? '/contact' : `/${language}/contact`;
  response.writeHead(303, { Location: `${headers.origin}${page}#sent` }).end();
}

/** Creates a server that accepts posted forms, and a function that returns those of a visitor by e-mail address. */
export function createReceiver(): { server: Server; postedBy: (email: string) => Posted[] } {
  const posted = new Map<string, Posted[]>();
  const postedBy = (email: string) => posted.get(email) ?? [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const fields: Posted = Object.fromEntries(new URLSearchParams(await text(request)));
    const { email = '' } = fields;
    const all = [...postedBy(email), { ...fields, contentType: request.headers['content-type'] ?? '' }];
    posted.set(email, all);
    answer(request, response, answerOf(email, all.length), fields.language);
  };
  return { server: createServer((request, response) => void handle(request, response)), postedBy };
}
