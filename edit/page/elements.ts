/** The elements of the page whose texts can be edited, from when React has them in hand. */
const elements = new Set<Element>();
const listeners = new Set<(element: Element) => void>();

/** A ref for such an element. */
export function attach(element: unknown): (() => void) | undefined {
  if (!(element instanceof Element)) return undefined;
  elements.add(element);
  for (const listener of listeners) listener(element);
  return () => elements.delete(element);
}

const both = new WeakMap<object, (element: unknown) => () => void>();

/** The same, where the site has a ref of its own. */
export function attachWith(own: unknown): (element: unknown) => (() => void) | undefined {
  if (typeof own !== 'object' && typeof own !== 'function') return attach;
  if (own === null) return attach;
  const known = both.get(own);
  if (known) return known;
  const set = (element: unknown): unknown =>
    typeof own === 'function'
      ? (own as (element: unknown) => unknown)(element)
      : Reflect.set(own, 'current', element);
  const ref = (element: unknown) => {
    const detach = attach(element);
    const clean = set(element);
    return () => {
      detach?.();
      if (typeof clean === 'function') (clean as () => void)();
      else set(null);
    };
  };
  both.set(own, ref);
  return ref;
}

/** Calls a listener with each element that is there or comes. Returns the way back. */
export function watchElements(listener: (element: Element) => void): () => void {
  listeners.add(listener);
  for (const element of elements) listener(element);
  return () => listeners.delete(listener);
}
