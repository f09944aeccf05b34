import { useEffect, useState } from 'react';
import { ask, messageOf, type Answer, type Asked, type Plain } from '#edit/page/ask.ts';
import type { ActionName } from '#edit/server/actions.ts';

type Answered<Name extends ActionName> = {
  answer: Answer<Name> | undefined;
  /** What was answered last, or refused. */
  asked: Asked<Name> | undefined;
  fault: string;
  read: () => void;
};

/**
 * Asks for what is shown, and again whenever `data` is other data; for nothing while it is `null`. What is typed needs a pause, in
 * milliseconds, in which nothing more is.
 */
export function useAnswer<Name extends Plain>(name: Name): Answered<Name>;
export function useAnswer<Name extends ActionName>(
  name: Name,
  data: Asked<Name> | null,
  pause?: number,
): Answered<Name>;
export function useAnswer(name: ActionName, data: object | null = {}, pause = 0) {
  const [known, setKnown] = useState<{ answer?: unknown; asked?: object; fault: string }>({ fault: '' });
  const [turn, setTurn] = useState(0);
  const request = data && JSON.stringify({ data, turn });
  useEffect(() => {
    if (request === null) return undefined;
    // An earlier answer may come later.
    let isCurrent = true;
    const timer = setTimeout(() => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written above
      const { data: asked } = JSON.parse(request) as { data: Asked<ActionName> };
      ask(name, asked).then(
        (answer) => isCurrent && setKnown({ answer, asked, fault: '' }),
        (error: unknown) => isCurrent && setKnown((last) => ({ ...last, asked, fault: messageOf(error) })),
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name, request, pause]);
  return { ...known, read: () => setTurn((last) => last + 1) };
}
