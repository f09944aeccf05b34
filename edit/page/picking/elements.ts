const elements = new Set<Element>();
const listeners = new Set<(element: Element) => void>();

/** A ref, because React calls refs only after it has compared the page with what the server sent. */
export function attach(element: Element): () => void {
  elements.add(element);
  for (const listener of listeners) listener(element);
  return () => elements.delete(element);
}

export function watchElements(listener: (element: Element) => void): () => void {
  listeners.add(listener);
  for (const element of elements) listener(element);
  return () => listeners.delete(listener);
}
