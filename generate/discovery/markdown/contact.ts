import type { Words } from '../../content/schema.ts';
import { vcardAddress } from '#app/site/page-files.ts';
import { telephoneAddress } from '#app/site/telephone.ts';
import { escapeMarkdown, heading, link, paragraph } from './markdown.ts';
import { bookingLink, type Blocks, type TwinContext } from './twin-context.ts';

function way(name: string, text: string, address: string): string {
  return `- **${escapeMarkdown(name)}:** ${link(text, address)}`;
}

/** The ways to get in touch. The form is left out: it does nothing without the page. */
export function contact({ title, lead, panel, next }: Words['contact'], context: TwinContext): Blocks {
  const { locale, site, ui } = context;
  return [
    heading(1, title),
    paragraph(lead),
    heading(2, panel.title),
    [
      way(panel.email, site.email, `mailto:${site.email}`),
      way(panel.phone, site.phone, telephoneAddress(site.phone)),
    ].join('\n'),
    heading(3, panel.offices),
    Object.entries(ui.offices)
      .map(([id, { city }]) => {
        const address = site.siteUrl + vcardAddress(id, locale);
        return `- ${escapeMarkdown(city)} (${link(panel.vcard, address)})`;
      })
      .join('\n'),
    heading(3, panel.talk.title),
    paragraph(panel.talk.text),
    bookingLink(context),
    heading(2, next.title),
    ...next.steps.flatMap((step) => [heading(3, step.title), paragraph(step.text)]),
  ];
}
