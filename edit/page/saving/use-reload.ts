import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { ask } from '#edit/page/ask.ts';
import { giveUp, pageState, subscribe } from './show-content.ts';

/**
 * Loads a page anew that cannot show the content in place, as soon as no panel is open; if it no longer exists, the one above
 * it. Returns a function that sets another address to load instead.
 */
export function useReload(isIdle: boolean, onBeforeReload: () => unknown): (address: string) => void {
  const isOutdated = useSyncExternalStore(subscribe, () => pageState().is === 'outdated');
  const next = useRef<string>(undefined);
  const isStillIdle = useEffectEvent(() => isIdle);
  const reload = useEffectEvent(async () => {
    const here = window.location.pathname;
    const { address } = await ask('nearest', { address: next.current ?? here });
    // A panel that was opened meanwhile stays open: the reload follows when it is closed.
    if (!isStillIdle()) return;
    onBeforeReload();
    if (address === here) window.location.reload();
    else window.location.assign(address);
  });
  useEffect(() => {
    if (isOutdated && isIdle) void reload().catch(() => {});
  }, [isOutdated, isIdle]);
  return (address) => {
    next.current = address;
    giveUp();
  };
}
