import { useImperativeHandle, useRef } from 'react';
import { withoutUnprintable } from '#packages/content/reading/unprintable.ts';
import { blocksDownTo } from './insert-block.ts';
import type { Text } from './text.ts';

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
      goTo: (line) => {
        const own = area.current;
        const lines = text.split('\n');
        const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
        own?.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
        // Only a focus that is new scrolls to it.
        own?.blur();
        own?.focus();
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
