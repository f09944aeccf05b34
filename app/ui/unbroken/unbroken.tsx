import type { ReactNode } from 'react';

// With up to two characters between a figure and the dash: "$2.9M–$4.9M".
const range = /([^ \n]*\d[^ \n]{0,2}[–-][^ \n]*\d[^ \n]*)/;

/**
 * A text whose ranges, such as 30–50%, stay on one line: a browser would break them after the dash. No component: the editor
 * finds texts in the children of elements.
 */
export function unbroken(text: string): ReactNode {
  const parts = text.split(range);
  // A text by itself also changes where a translator has wrapped it.
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // The parts of a text never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
