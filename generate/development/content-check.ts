import { currentSource } from '#packages/content/site.ts';
import { ContentError } from '#packages/content/reading/mistakes.ts';

/** The mistakes of the content, for the development server. */
export type ContentCheck = {
  /** Returns the mistakes of the content in a project folder as an error; undefined if it is valid. */
  mistake: (root: string) => ContentError | undefined;
  /** Like `mistake`, but as it was when that was last asked: for the many requests of a page. */
  lastMistake: (root: string) => ContentError | undefined;
  /** Registers a listener that is called on every change, to drop its own caches. */
  onChange: (listener: () => void) => void;
  /** Drops the last result and notifies the listeners. */
  invalidate: () => void;
};

export function createContentCheck(): ContentCheck {
  const listeners: (() => void)[] = [];
  let last: { mistake: ContentError | undefined } | undefined;
  // A page may be requested before the file watcher has reported a correction.
  const mistake = (root: string) => {
    const { mistakes } = currentSource(root);
    last = { mistake: mistakes.size > 0 ? new ContentError(mistakes) : undefined };
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
