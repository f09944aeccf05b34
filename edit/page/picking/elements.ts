import type { Ref } from 'react';

const elements = new Set<Element>();
const listeners = new Set<(element: Element) => void>();

function attach(element: unknown): (() => void) | undefined {
  if (!(element instanceof Element)) return undefined;
  elements.add(element);
  for (const listener of listeners) listener(element);
  return () => elements.delete(element);
}

const both = new WeakMap<object, (element: unknown) => () => void>();

export function attachWith(
  siteRef: Ref<unknown> | undefined,
): (element: unknown) => (() => void) | undefined {
  if (!siteRef) return attach;
  const known = both.get(siteRef);
  if (known) return known;
  const set = (element: unknown) => {
    if (typeof siteRef === 'function') return siteRef(element);
    siteRef.current = element;
    return undefined;
  };
  const ref = (element: unknown) => {
    const detach = attach(element);
    const clean = set(element);
    return () => {
      detach?.();
      if (clean) clean();
      else set(null);
    };
  };
  both.set(siteRef, ref);
  return ref;
}

export function watchElements(listener: (element: Element) => void): () => void {
  listeners.add(listener);
  for (const element of elements) listener(element);
  return () => listeners.delete(listener);
}
