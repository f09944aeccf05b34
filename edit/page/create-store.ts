import { useSyncExternalStore } from 'react';

/** State outside of React, for all components that use it. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  function subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return {
    get,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    useValue: () => useSyncExternalStore(subscribe, get, get),
  };
}
