import { figureLocale } from '#packages/site/locales.ts';
import { isDated } from '#packages/content/documents/documents.ts';
import { startOfDay } from '#packages/content/schedule/site-day.ts';
import { element } from './html.ts';
import type { Subject } from '../meta.ts';

export const pictureSize = { width: 1200, height: 630 } as const;

function times({ document, site }: Subject): Record<string, string> {
  if (!isDated(document)) return {};
  const { date, updated } = document.text;
  return {
    'article:published_time': startOfDay(date, site),
    ...(updated && { 'article:modified_time': startOfDay(updated, site) }),
  };
}

function tag([property, content]: [property: string, content: string | number]): string {
  return element('meta', { property, content });
}

/** Open Graph (https://ogp.me), and the one Twitter property without an equivalent there. */
export function socialTags(subject: Subject): string[] {
  const { document, meta, site, url } = subject;
  const properties = {
    'og:type': isDated(document) ? 'article' : 'website',
    'og:site_name': site.name,
    'og:locale': figureLocale(document.locale.code).replace('-', '_'),
    'og:url': url,
    'og:title': meta.title,
    'og:description': meta.description,
    'og:image': site.siteUrl + document.picture,
    'og:image:type': 'image/png',
    'og:image:width': pictureSize.width,
    'og:image:height': pictureSize.height,
    'og:image:alt': meta.title,
  };
  return [
    ...Object.entries(properties).map(tag),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...Object.entries(times(subject)).map(tag),
  ];
}
