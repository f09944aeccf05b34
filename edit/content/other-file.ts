/** Lists whose items have more in another file, under the same keys: a service its figures, and an office its facts. */
import { isSameSpot, type Spot } from './place.ts';

const all: readonly { list: Spot; other: Spot }[] = [
  { list: { file: 'services', path: ['blocks'] }, other: { file: 'figures', path: ['services'] } },
  { list: { file: 'ui', path: ['offices'] }, other: { file: 'site', path: ['offices'] } },
];

/** Where else the items of a list are. */
export const otherOf = (list: Spot): Spot | undefined =>
  all.find((each) => isSameSpot(each.list, list))?.other;

/** The list of which these are in another file, or else the list itself. */
export const listOf = (other: Spot): Spot => all.find((each) => isSameSpot(each.other, other))?.list ?? other;
