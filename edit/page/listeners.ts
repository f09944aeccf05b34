/** Those who are told of each change of what React does not keep itself; `subscribe` is as `useSyncExternalStore` takes it. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    tell: () => listeners.forEach((listener) => listener()),
    subscribe(this: void, listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
