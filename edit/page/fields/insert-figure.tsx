import type { Placeholder } from '#edit/words/references.ts';
import { Select } from './select.tsx';

type InsertFigureProps = {
  locale: string;
  language: string;
  placeholders: readonly Placeholder[];
  onInsert: (written: string) => void;
};

export function InsertFigure({ locale, language, placeholders, onInsert }: InsertFigureProps) {
  return (
    <Select
      aria-label={`Insert a figure or fact, ${language}`}
      value=""
      empty="Insert a figure…"
      options={placeholders
        .filter(({ label }) => label !== undefined)
        .map(({ name, label, values }) => ({ value: `{${name}}`, label: `${label}: ${values[locale]}` }))}
      onChange={onInsert}
    />
  );
}
