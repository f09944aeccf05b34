import type { Words } from '../../content/schema.ts';
import { pageAddress } from '#app/site/pages.ts';
import { serviceIds } from '#app/site/services.ts';
import { fact, heading, link, list, paragraph } from './markdown.ts';
import { bookingLink, type Blocks, type TwinContext } from './twin-context.ts';

export function home(words: Words['home'], context: TwinContext): Blocks {
  const { locale, site, ui } = context;
  return [
    heading(1, words.hero.headline),
    paragraph(words.hero.lead),
    list(words.stats.map(({ value, label }) => `${value} ${label}`)),
    heading(2, words.services.title),
    paragraph(words.services.lead),
    ...serviceIds.flatMap((id) => {
      const { title, description, implementationTime, roiTimeline } = words.services.cards[id];
      return [
        `### ${link(title, site.siteUrl + pageAddress('services', locale, id))}`,
        paragraph(description),
        [fact(ui.labels.implementation, implementationTime), fact(ui.labels.roi, roiTimeline)].join('\n'),
      ];
    }),
    heading(2, words.overlap.title),
    paragraph(words.overlap.text),
    words.overlap.rows.map(({ model, value }) => fact(model, value)).join('\n'),
    bookingLink(context),
  ];
}
