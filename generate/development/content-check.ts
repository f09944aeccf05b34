import { checkSite } from '../content/check-site.ts';

/** Whether the content can be shown, checked anew only after a change. */
export type ContentCheck = {
  /** What is wrong with the content of a project's folder; undefined where all is well. */
  mistake: (root: string) => Error | undefined;
  /** Calls a listener at every change, so that it drops what it has made of the content. */
  onChange: (listener: () => void) => void;
  /** The content has changed. */
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
