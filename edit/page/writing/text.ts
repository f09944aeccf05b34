import type { Ref } from 'react';

/** Where a text is being written. */
export type Caret = {
  /** Returns how many blocks there are down to that of the caret. */
  blocks: () => number;
  /** Puts words in place of those that are selected. */
  insert: (words: string) => void;
};

/** A text in Markdown that is written in some way. */
export type Text = {
  text: string;
  /** Those of the element that is written in. */
  attributes: Readonly<Record<string, string>>;
  caret: Ref<Caret>;
  onChange: (text: string) => void;
};
