import { placeOf, spotOf, type Spot } from '#edit/content/place.ts';

/** Returns values as requests name them, by traces such as 'home:stats.2.value'. */
export const spots = (...traces: string[]): Spot[] => traces.map((trace) => spotOf(placeOf(trace)));
