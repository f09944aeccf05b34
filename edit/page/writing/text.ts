import type { RefObject } from 'react';
import type { Mistake } from '#packages/content/reading/mistakes.ts';

export type Caret = {
  /** Returns how many blocks there are down to that of the caret. */
  blocks: () => number;
  insert: (words: string) => void;
  goTo: (line: number) => void;
};

/** The Markdown that was checked last, and its mistakes. */
export type Checked = { body: string; mistakes: readonly Mistake[] };

export type Text = {
  text: string;
  /** Those of the element that is written in. */
  attributes: Readonly<Record<string, string>>;
  caret: RefObject<Caret | null>;
  onChange: (text: string) => void;
};
