import { checkSite } from '../content/check-site.ts';

/**
 * Content check of the development server. A pass is cached until the content changes; a failure is not, because a page
 * may be requested before the file watcher has reported the correction, and would then keep showing the mistake.
 */
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
  let isValid = false;
  return {
    mistake(root) {
      if (isValid) return undefined;
      const mistake = check(root);
      isValid = !mistake;
      return mistake;
    },
    onChange: (listener) => void listeners.push(listener),
    forget() {
      isValid = false;
      for (const listener of listeners) listener();
    },
  };
}
