import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False during prerendering and hydration, true afterwards. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
