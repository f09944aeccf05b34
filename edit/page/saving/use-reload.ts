import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { ask } from '#edit/page/ask.ts';
import { isReloadDue, reloadOnceNoticed, subscribeToReload } from './refresh-content.ts';

/**
 * Reloads the page after a change that cannot be shown in place, as soon as no panel is open; if the page no longer
 * exists, loads the one above it. Returns a function that sets another address to load instead.
 */
export function useReload(isIdle: boolean, onBeforeReload: () => unknown): (address: string) => void {
  const isDue = useSyncExternalStore(subscribeToReload, isReloadDue);
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
    if (isDue && isIdle) void reload().catch(() => {});
  }, [isDue, isIdle]);
  return (address) => {
    next.current = address;
    reloadOnceNoticed();
  };
}
