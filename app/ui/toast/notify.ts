type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Shows a short polite notification. What it says must also stand in the page. */
export function notify(text: string): void {
  for (const listener of listeners) listener(text);
}

export function onNotify(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
