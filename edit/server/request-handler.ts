import type { Connect } from 'vite';
import { faultInWords } from '../save/faults.ts';
import { Refused } from '../writer/edits.ts';
import type { ActionName, Actions } from './actions.ts';
import { dataOf, rejectionReason, sendJson } from './same-origin.ts';

type Answer = { status: number; data: unknown };

const isAction = (actions: Actions, name: string): name is ActionName => Object.hasOwn(actions, name);

/** Answers a request of the panel, with the status of HTTP: what its action returns, or in `error` why there is nothing. */
async function answer(actions: Actions, name: string, readBody: () => unknown): Promise<Answer> {
  if (!isAction(actions, name)) return { status: 404, data: { error: 'no such request' } };
  try {
    const asked = actions[name].schema.safeParse(await readBody());
    if (!asked.success) return { status: 400, data: { error: asked.error.message } };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of its name has checked what it gets
    const action = actions[name] as (data: unknown) => unknown;
    return { status: 200, data: (await action(asked.data)) ?? {} };
  } catch (error) {
    const words = faultInWords(error);
    const isExpected = error instanceof Refused || error instanceof SyntaxError;
    if (words === undefined && !isExpected) console.error(error);
    const message = words ?? (error instanceof Error ? error.message : String(error));
    return { status: words !== undefined || isExpected ? 400 : 500, data: { error: message } };
  }
}

export function requestHandler(actions: Actions): Connect.NextHandleFunction {
  return async (request, response) => {
    const rejection = rejectionReason(request);
    if (rejection) return sendJson(response, 403, { error: rejection });
    const name = (request.url ?? '').replace(/^\/|\?.*/g, '');
    const { status, data } = await answer(actions, name, () => dataOf(request));
    return sendJson(response, status, data);
  };
}
