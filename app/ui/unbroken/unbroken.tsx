import type { ReactNode } from 'react';

const range = /(\S*\d[–-]\S*\d\S*)/;

/**
 * A text whose ranges, such as 30–50%, stay on one line: a browser would break them after the dash. No component: the editor
 * finds texts in the children of elements.
 */
export function unbroken(text: string): ReactNode[] {
  return text.split(range).map((part, index) =>
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
