import type { Palette } from '#packages/content/brand/derive-palette.ts';
import type { CollectionName } from '#packages/site/collections.ts';
import { compositions, type Composition, type Drawing } from '#packages/site/compositions.ts';
import type { PageId } from '#packages/site/pages.ts';
import { overlapping, svg } from '../svg.ts';

// The shared working day, for pages without a drawing.
const sharedDay: Composition = [
  [800, 115, 420, 230, 115],
  [940, 265, 420, 230, 115],
];

function shape(drawing: Drawing): string {
  if (typeof drawing === 'string') return svg('path', { d: drawing });
  if (drawing.length === 3) return svg('circle', { cx: drawing[0], cy: drawing[1], r: drawing[2] });
  const [x, y, width, height, rx, transform] = drawing;
  return svg('rect', { x, y, width, height, rx, transform });
}

export function composition(page: PageId | CollectionName, palette: Palette): string {
  const drawn: { [Name in PageId | CollectionName]?: Composition } = compositions;
  const [primary, secondary] = drawn[page] ?? sharedDay;
  return overlapping(palette, shape(primary), shape(secondary));
}
