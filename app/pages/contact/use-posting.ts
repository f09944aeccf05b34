import { useEffect, useRef, useState } from 'react';
import { countVisit } from '#app/browser/count-visit.ts';
import { leastTimeSince } from './post/least-time.ts';

/** What is known of the message. Nothing but a 2xx of the receiver makes it 'received'. */
export type Posting = 'idle' | 'sending' | 'waiting' | 'received' | 'notReceived';

const load = () => import('./post/deliver.ts');

/** Fetches the code that delivers, ahead of the press. A failure shows when it is needed. */
export function fetchDelivery(): void {
  load().catch(() => {});
}

function fieldsOf(form: HTMLFormElement): [name: string, text: string][] {
  return [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
}

/** Posts the form's fields to an endpoint, one message at a time. */
export function usePosting(endpoint: string) {
  const [state, setState] = useState<Posting>('idle');
  const isBusy = useRef(false);
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);

  const send = async (form: HTMLFormElement, fields: [string, string][]): Promise<Posting> => {
    const [delivery] = await Promise.all([load().catch(() => undefined), leastTimeSince(opened.current)]);
    if (delivery) {
      const onWait = (isWaiting: boolean) => setState(isWaiting ? 'waiting' : 'sending');
      return (await delivery.deliver(endpoint, fields, onWait)) ? 'received' : 'notReceived';
    }
    // The code cannot be loaded. The browser can post without it, and the receiver's page then says what became of it.
    if (navigator.onLine) form.submit();
    return navigator.onLine ? 'sending' : 'notReceived';
  };
  /** Resolves to what became of the message; undefined where another one is on its way. */
  const post = async (form: HTMLFormElement): Promise<Posting | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setState('sending');
    const outcome = await send(form, fieldsOf(form));
    isBusy.current = false;
    if (process.env.COUNT_VISITS && outcome !== 'notReceived') countVisit('hand-off');
    setState(outcome);
    return outcome;
  };
  return { state, post, forget: () => setState('idle') };
}
