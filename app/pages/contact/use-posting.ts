import { useEffect, useRef, useState } from 'react';
import { countVisit } from '#app/browser/count-visit.ts';
import { waitForMinFillTime } from './post/min-fill-time.ts';

/** The state of the message. Only a 2xx response makes it 'received'. */
export type Posting = 'idle' | 'sending' | 'waiting' | 'received' | 'notReceived';

const load = () => import('./post/deliver.ts');

/** Prefetches the delivery code. A failure is handled on submit. */
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
    const [delivery] = await Promise.all([load().catch(() => undefined), waitForMinFillTime(opened.current)]);
    if (delivery) {
      const onWait = (isWaiting: boolean) => setState(isWaiting ? 'waiting' : 'sending');
      return (await delivery.deliver(endpoint, fields, onWait)) ? 'received' : 'notReceived';
    }
    // The code failed to load: the browser can post the form by itself, and the receiver's page shows the outcome.
    if (navigator.onLine) form.submit();
    return navigator.onLine ? 'sending' : 'notReceived';
  };
  /** Resolves to the message's final state; undefined if another one is still being sent. */
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
  return { state, post, reset: () => setState('idle') };
}
