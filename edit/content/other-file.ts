/** Lists whose items have a part in another file, under the same keys: the figures of a service, the facts of an office. */
import { isSameSpot, type Spot } from './place.ts';

const all: readonly { list: Spot; other: Spot }[] = [
  { list: { file: 'services', path: ['blocks'] }, other: { file: 'figures', path: ['services'] } },
  { list: { file: 'ui', path: ['offices'] }, other: { file: 'site', path: ['offices'] } },
];

export const otherOf = (list: Spot): Spot | undefined =>
  all.find((each) => isSameSpot(each.list, list))?.other;

/** The inverse; for any other list, the list itself. */
export const listOf = (other: Spot): Spot => all.find((each) => isSameSpot(each.other, other))?.list ?? other;
