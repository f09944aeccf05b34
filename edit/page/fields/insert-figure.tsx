import { useEditing } from './editing.ts';
import { Select } from './select.tsx';

type InsertFigureProps = {
  locale: string;
  language: string;
  onInsert: (written: string) => void;
};

export function InsertFigure({ locale, language, onInsert }: InsertFigureProps) {
  const { placeholders } = useEditing();
  if (placeholders.length === 0) return null;
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
