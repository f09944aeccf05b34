import type { Figures, OfficeId, Site } from '../../content/facts.ts';
import type { Words } from '../../content/schema.ts';
import type { Locale } from '#app/site/locales.ts';
import { fact, heading, link, paragraph } from './markdown.ts';

/** What every Markdown twin knows of the site. */
export type TwinContext = { site: Site; figures: Figures; ui: Words['ui']; locale: Locale };

/** Markdown blocks, in reading order; a blank line goes between them. */
export type Blocks = string[];

export function bookingLink({ site, ui }: TwinContext): string {
  return link(ui.book, site.bookingUrl);
}

/** The closing band of a page. */
export function callToAction(words: { title: string; text: string }, context: TwinContext): Blocks {
  return [heading(2, words.title), paragraph(words.text), bookingLink(context)];
}

/** Both offices: what each one does, and its hours on its own clock. */
export function offices({ site, ui }: TwinContext): Blocks {
  return (Object.keys(ui.offices) as OfficeId[]).flatMap((id) => {
    const { opens, closes, timeZone } = site.offices[id];
    return [
      heading(3, ui.offices[id].city),
      paragraph(ui.offices[id].role),
      fact(ui.labels.localTime, `${opens}–${closes} (${timeZone})`),
    ];
  });
}
