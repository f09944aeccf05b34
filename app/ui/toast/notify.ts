type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Shows a short notification and announces it politely. The same information must also be in the page. */
export function notify(text: string): void {
  for (const listener of listeners) listener(text);
}

export function onNotify(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
