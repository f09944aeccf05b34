import type { RefObject } from 'react';
import type { Mistake } from '#packages/content/reading/mistakes.ts';

export type Caret = {
  /** The number of blocks down to that of the caret. */
  blocks: () => number;
  insert: (words: string) => void;
  goTo: (line: number) => void;
};

/** The Markdown that was checked last, and its mistakes. */
export type Checked = { body: string; mistakes: readonly Mistake[] };

export type Text = {
  text: string;
  /** Of the element to write in. */
  attributes: Readonly<Record<string, string>>;
  caret: RefObject<Caret | null>;
  onChange: (text: string) => void;
};
