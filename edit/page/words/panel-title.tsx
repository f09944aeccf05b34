import type { Opened } from '#edit/words/open.ts';

function labelOf({ fields }: Opened): string {
  const [first] = fields;
  if (!first) return '';
  if (first.path[0] === 'meta') return 'Search result and shared link';
  return fields.length === 1 ? first.label : `${fields.length} texts`;
}

export const titleOf = (opened: Opened): string => `${opened.fields[0]?.page}: ${labelOf(opened)}`;

export function PanelTitle({ opened }: { opened: Opened }) {
  return (
    <>
      <span className="where">{opened.fields[0]?.page}</span> {labelOf(opened)}
    </>
  );
}
