import { checkSite } from '../content/checks/check.ts';
import { currentSite, type Site } from '../content/site.ts';

/** Content check of the development server. Its result is cached until the content changes. */
export type ContentCheck = {
  /**
   * Returns the error of the content in a project folder; undefined if it is valid. After a failure, always checks again:
   * a page may be requested before the file watcher has reported the correction, and would keep showing the mistake.
   */
  mistake: (root: string) => Error | undefined;
  /** Like `mistake`, but also returns a cached failure: for the many requests of a page. */
  lastMistake: (root: string) => Error | undefined;
  /** Registers a listener that is called on every change, to drop its own caches. */
  onChange: (listener: () => void) => void;
  /** Drops the cached result and notifies the listeners. */
  invalidate: () => void;
};

function check(site: Site): Error | undefined {
  try {
    checkSite(site);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

export function createContentCheck(): ContentCheck {
  const listeners: (() => void)[] = [];
  let last: { site: Site; mistake: Error | undefined } | undefined;
  const mistake = (root: string) => {
    const site = currentSite(root);
    if (last?.site !== site || last.mistake) last = { site, mistake: check(site) };
    return last.mistake;
  };
  return {
    mistake,
    lastMistake: (root) => (last ? last.mistake : mistake(root)),
    onChange: (listener) => void listeners.push(listener),
    invalidate() {
      last = undefined;
      for (const listener of listeners) listener();
    },
  };
}
