import { useCallback, useEffect, useState } from 'react';
import { ask, messageOf, type Answer, type Asked } from '#edit/page/ask.ts';
import type { ActionName } from '#edit/server/actions.ts';

/** `pause` is in milliseconds, without another request meanwhile. `since` is the revision of what is asked about. */
type Options = { pause?: number; since?: number };

/** Asks again whenever `data` or `since` changes; asks nothing while `data` is null. */
export function useAnswer<Name extends ActionName>(
  name: Name,
  data: Asked<Name> | null,
  { pause = 0, since = 0 }: Options = {},
) {
  const [known, setKnown] = useState<{ answer?: Answer<Name>; to?: string; fault: string }>({ fault: '' });
  const [turn, setTurn] = useState(0);
  const read = useCallback(() => setTurn((last) => last + 1), []);
  const request = data && JSON.stringify({ data, turn, since });
  useEffect(() => {
    if (request === null) return undefined;
    // An earlier request may be answered later.
    let isLast = true;
    const timer = setTimeout(() => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written above
      const { data: asked } = JSON.parse(request) as { data: Asked<Name> };
      ask(name, asked).then(
        (answer) => isLast && setKnown({ answer, to: request, fault: '' }),
        (error: unknown) => isLast && setKnown((last) => ({ ...last, fault: messageOf(error) })),
      );
    }, pause);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [name, request, pause]);
  return {
    answer: known.answer,
    fault: known.fault,
    /** Whether the answer is to the present request, and not to an earlier one. */
    isCurrent: known.to === request,
    read,
  };
}
