import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onIntent } from './intent.ts';

let count = 0;

/** Adds a trigger. Base UI identifies triggers by id, so it gets one if it has none. */
function withTrigger(triggers: readonly HTMLElement[], trigger: HTMLElement): readonly HTMLElement[] {
  if (triggers.includes(trigger)) return triggers;
  trigger.id ||= `tooltip-trigger-${(count += 1)}`;
  return [...triggers, trigger];
}

function onlyConnected(triggers: readonly HTMLElement[]): readonly HTMLElement[] {
  return triggers.every(({ isConnected }) => isConnected)
    ? triggers
    : triggers.filter(({ isConnected }) => isConnected);
}

/**
 * Returns the triggers that have had an intent so far, starting with `first`, without those that have left the page.
 */
export function useTriggers(first: HTMLElement | undefined): readonly HTMLElement[] {
  const [triggers, setTriggers] = useState(() => (first ? withTrigger([], first) : []));

  useEffect(() => {
    const controller = new AbortController();
    // Synchronously, so that the current event reaches the new listeners.
    onIntent(({ trigger }) => {
      flushSync(() => setTriggers((before) => withTrigger(before, trigger)));
    }, controller.signal);
    return () => controller.abort();
  }, []);

  useEffect(() => {
    const observer = new MutationObserver(() => setTriggers(onlyConnected));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return triggers;
}
