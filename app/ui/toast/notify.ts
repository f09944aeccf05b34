type Notification = { text: string; onFailure: ((text: string) => void) | undefined };
type Listener = (notification: Notification) => void;

const listeners = new Set<Listener>();

/** For what a visitor may miss: it closes by itself. `onFailure` gets the text if the notifications' code does not load in time. */
export function notify(text: string, onFailure?: (text: string) => void): void {
  for (const listener of listeners) listener({ text, onFailure });
}

export function onNotify(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
