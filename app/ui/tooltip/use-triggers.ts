import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onIntent } from './intent.ts';

let count = 0;

/** Adds a trigger, which gets the id by which Base UI knows it. */
function withTrigger(triggers: readonly HTMLElement[], trigger: HTMLElement): readonly HTMLElement[] {
  if (triggers.includes(trigger)) return triggers;
  trigger.id ||= `tooltip-trigger-${(count += 1)}`;
  return [...triggers, trigger];
}

function stillThere(triggers: readonly HTMLElement[]): readonly HTMLElement[] {
  return triggers.every(({ isConnected }) => isConnected)
    ? triggers
    : triggers.filter(({ isConnected }) => isConnected);
}

/** The triggers of the page that were wanted so far, from the first one on. Whichever leaves the page leaves the list. */
export function useTriggers(first: HTMLElement | undefined): readonly HTMLElement[] {
  const [triggers, setTriggers] = useState(() => (first ? withTrigger([], first) : []));

  useEffect(() => {
    const controller = new AbortController();
    // At once, so that the event under way finds its listeners.
    onIntent(({ trigger }) => {
      flushSync(() => setTriggers((before) => withTrigger(before, trigger)));
    }, controller.signal);
    return () => controller.abort();
  }, []);

  useEffect(() => {
    const observer = new MutationObserver(() => setTriggers(stillThere));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return triggers;
}
