import type { z } from 'zod';
import type { ActionName, Actions } from '#edit/server/actions.ts';
import { isStarting } from '#edit/page/frame/use-status.ts';
import { valueAt } from '#packages/content/tree.ts';

export type Asked<Name extends ActionName> = z.input<Actions[Name]['schema']>;
export type Answer<Name extends ActionName> = Awaited<ReturnType<Actions[Name]>>;

function noAnswer(): never {
  throw new Error(
    isStarting()
      ? 'The editor is starting anew. Try it again in some seconds; what you typed is kept.'
      : 'The editor does not answer. Start it with “npm run edit”; what you typed is kept.',
  );
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function post<Name extends ActionName>(
  name: Name,
  type: string,
  body: BodyInit,
  query = '',
): Promise<Answer<Name>> {
  const response = await fetch(`/@edit/${name}${query}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  }).catch(noAnswer);
  // A server that is too busy may answer without a body.
  const answer: unknown = await response.json().catch(noAnswer);
  const error = valueAt(answer, ['error']);
  if (!response.ok) throw new Error(typeof error === 'string' ? error : response.statusText);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the action of its name has answered
  return answer as Answer<Name>;
}

/** Throws an Error with the server's message if the server refuses, or does not answer. */
export const ask = <Name extends ActionName>(name: Name, data: Asked<Name>): Promise<Answer<Name>> =>
  post(name, 'application/json', JSON.stringify(data));

/** The page need not read the file. Throws like `ask`. */
export function askWithFile<Name extends 'openPicture' | 'openLogo'>(
  name: Name,
  file: File,
): Promise<Answer<Name>> {
  return post(name, 'application/octet-stream', file, `?name=${encodeURIComponent(file.name)}`);
}
