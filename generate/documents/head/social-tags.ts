import type { Site } from '../../content/facts.ts';
import type { Locale } from '#app/site/locales.ts';
import { figureLocale } from '#app/site/territories.ts';
import { element } from './html.ts';

/** The size of every social picture, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

type SocialParts = {
  /** The address of the picture. */
  picture: string;
  type?: 'website' | 'article';
  canonical: string;
  locale: Locale;
  meta: { title: string; description: string };
  site: Site;
};

/**
 * Returns the tags for link previews: Open Graph (https://ogp.me), and the one Twitter property without an Open Graph
 * equivalent. Twitter reads title, text and picture from Open Graph.
 */
export function socialTags({
  picture,
  type = 'website',
  canonical,
  locale,
  meta,
  site,
}: SocialParts): string[] {
  const properties = {
    'og:type': type,
    'og:site_name': site.name,
    'og:locale': figureLocale(locale.code).replace('-', '_'),
    'og:url': canonical,
    'og:title': meta.title,
    'og:description': meta.description,
    'og:image': new URL(picture, site.siteUrl).href,
    'og:image:type': 'image/png',
    'og:image:width': pictureSize.width,
    'og:image:height': pictureSize.height,
    'og:image:alt': meta.title,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => element('meta', { property, content })),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}
