import { useCallback, useEffect, useState } from 'react';
import { ask, messageOf, type Answer, type Plain } from '#edit/page/ask.ts';

/** Asks for what a dialog shows when it opens. `read` asks again; `fault` says why there is no answer. */
export function useAnswer<Name extends Plain>(name: Name) {
  const [answer, setAnswer] = useState<Answer<Name>>();
  const [fault, setFault] = useState('');
  const read = useCallback(
    () => void ask(name).then(setAnswer, (error: unknown) => setFault(messageOf(error))),
    [name],
  );
  useEffect(read, [read]);
  return { answer, fault, read };
}
