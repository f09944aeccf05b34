import { checkSite } from '../content/check-site.ts';

/** Content check of the development server, cached until the content changes. */
export type ContentCheck = {
  /** Returns the error of the content in a project folder; undefined if it is valid. */
  mistake: (root: string) => Error | undefined;
  /** Registers a listener that is called on every change, to drop its own caches. */
  onChange: (listener: () => void) => void;
  /** Drops the cached result and notifies the listeners. */
  forget: () => void;
};

function check(root: string): Error | undefined {
  try {
    checkSite(root);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

export function createContentCheck(): ContentCheck {
  const listeners: (() => void)[] = [];
  let known: { mistake: Error | undefined } | undefined;
  return {
    mistake(root) {
      known ??= { mistake: check(root) };
      return known.mistake;
    },
    onChange: (listener) => void listeners.push(listener),
    forget() {
      known = undefined;
      for (const listener of listeners) listener();
    },
  };
}
