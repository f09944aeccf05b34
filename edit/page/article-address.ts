import { insightsAddress } from '#app/site/insights.ts';
import type { Locale } from '#app/site/locales.ts';
import { storiesAddress } from '#app/site/stories.ts';

/** Returns the address of an article or client story with a name such as 'stories/parcels'. */
export function articleAddress(locale: Locale, name: string): string {
  const [collection, slug] = name.split('/');
  return collection === 'stories' ? storiesAddress(locale, slug) : insightsAddress(locale, slug);
}
