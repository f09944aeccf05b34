import { insightsAddress } from '#app/site/insights.ts';
import type { Locale } from '#app/site/locales.ts';
import { storiesAddress } from '#app/site/stories.ts';

/** The address of an article or a client story, which is named as in 'stories/parcels'. */
export function articleAddress(locale: Locale, name: string): string {
  const [collection, slug] = name.split('/');
  return collection === 'stories' ? storiesAddress(locale, slug) : insightsAddress(locale, slug);
}
