import { useImperativeHandle, useRef } from 'react';
import { withoutUnprintable } from '#packages/content/reading/unprintable.ts';
import { blocksDownTo } from './insert-picture.ts';
import type { Text } from './text.ts';

/** A text that is written in Markdown. */
export function SourceText({ text, attributes, caret, onChange }: Text) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(
    caret,
    () => ({
      blocks: () => blocksDownTo(text, area.current?.selectionStart ?? 0),
      insert: (words) => {
        const own = area.current;
        if (!own) return;
        own.setRangeText(words, own.selectionStart, own.selectionEnd, 'end');
        onChange(own.value);
        own.focus();
      },
    }),
    [text, onChange],
  );
  return (
    <textarea
      ref={area}
      className="source"
      {...attributes}
      value={text}
      onChange={({ target }) => onChange(withoutUnprintable(target.value))}
    />
  );
}
