import { insightsAddress } from '#app/site/insights.ts';
import type { Locale } from '#app/site/locales.ts';
import { contentPageAddress } from '#app/site/page-files.ts';
import { storiesAddress } from '#app/site/stories.ts';

/** Returns the address of an article, client story or page with a name such as 'stories/parcels'. */
export function articleAddress(locale: Locale, name: string): string {
  const [collection, slug = ''] = name.split('/');
  if (collection === 'pages') return contentPageAddress(locale, slug);
  return collection === 'stories' ? storiesAddress(locale, slug) : insightsAddress(locale, slug);
}
