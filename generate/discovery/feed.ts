import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { feedAddress, textAddress } from '#packages/site/addresses.ts';
import type { Locale } from '#packages/site/locales.ts';
import type { Site } from '#packages/content/site.ts';
import { authorOf, isDated, type SiteDocument } from '#packages/content/documents/documents.ts';
import { escapeHtml } from '../documents/head/html.ts';
import { startOfDay } from '#packages/content/schedule/site-day.ts';
import { changeOf } from './last-changed.ts';
import { textIn } from './rendered-text.ts';
import type { BodyOf } from './site-file.ts';

const excludedAttributes = [
  'className',
  'tabIndex',
  'role',
  'ariaLabel',
  'ariaLabelledBy',
  'dataAlign',
  'dataBoundary',
  'dataChart',
  // Feed readers need only the picture in `src`.
  'srcSet',
  'sizes',
  'loading',
  'decoding',
];

export function feedHtml(html: string, base: string): string {
  const text = textIn(html, base);
  visit(text, 'element', ({ properties }) => {
    for (const name of excludedAttributes) delete properties[name];
    for (const name of ['href', 'src'])
      if (properties[name] !== undefined) properties[name] = new URL(String(properties[name]), base).href;
  });
  return toHtml(text, { closeSelfClosing: true });
}

/** In texts. Feed readers fetch all of it each time. */
const feedSize = 20;

/** The Atom feed (RFC 4287) of the articles in a language, with the full texts of the newest. */
export async function feed(
  { facts, languages }: Site,
  locale: Locale,
  documents: readonly SiteDocument[],
  bodyOf: BodyOf,
): Promise<string> {
  const newest = documents.filter(isDated).slice(0, feedSize);
  const { name, siteUrl } = facts;
  const { people, words } = languages[locale.code];
  const { insights } = words;
  const home = siteUrl + textAddress('insights', locale);
  const entries = newest.map(async (document) => {
    const { address, description, text, title } = document;
    const url = siteUrl + address;
    const author = authorOf(document, people);
    const topics = 'topics' in text ? text.topics : [];
    return [
      '<entry>',
      `<id>${url}</id>`,
      `<title>${escapeHtml(title)}</title>`,
      `<link rel="alternate" type="text/html" hreflang="${locale.code}" href="${url}"/>`,
      ...(author ? [`<author><name>${escapeHtml(author.name)}</name></author>`] : []),
      `<published>${startOfDay(text.date, facts)}</published>`,
      `<updated>${changeOf([document], facts)}</updated>`,
      ...topics.map(
        (topic) => `<category term="${topic}" label="${escapeHtml(insights.topics[topic] ?? topic)}"/>`,
      ),
      `<summary>${escapeHtml(description)}</summary>`,
      `<content type="html">${escapeHtml(feedHtml(await bodyOf(address), url))}</content>`,
      '</entry>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale.code}">`,
    `<id>${home}</id>`,
    `<title>${escapeHtml(insights.feed)}</title>`,
    `<subtitle>${escapeHtml(insights.lead)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${siteUrl}${feedAddress('insights', locale)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${locale.code}" href="${home}"/>`,
    `<updated>${changeOf(newest, facts)}</updated>`,
    `<author><name>${escapeHtml(name)}</name><uri>${siteUrl}/</uri></author>`,
    `<icon>${siteUrl}/favicon.ico</icon>`,
    ...(await Promise.all(entries)).flat(),
    '</feed>\n',
  ].join('\n');
}
