const listeners = new Set<typeof notify>();

/** For what a visitor may miss: it closes by itself. `onFailure` gets the text if the notifications' code does not load in time. */
export function notify(text: string, onFailure?: (text: string) => void): void {
  for (const listener of listeners) listener(text, onFailure);
}

export function onNotify(listener: typeof notify): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
