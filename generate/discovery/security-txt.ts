import type { Site } from '#packages/content/site.ts';
import { locales } from '#packages/site/locales.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import type { SiteFile } from './site-file.ts';

export function securityTxt({ facts, source }: Site): SiteFile {
  const { mailbox, siteUrl } = facts;
  const address = '/.well-known/security.txt';
  // The start of a month, ten to eleven months ahead: RFC 9116, section 2.5.5, recommends less than a year.
  const expires = Temporal.PlainDate.from(source.day).with({ day: 1 }).add({ months: 11 });
  return {
    address,
    make: () =>
      [
        `Contact: mailto:${mailbox}`,
        `Contact: ${siteUrl}${pageAddress('contact')}`,
        `Expires: ${expires.toString()}T00:00:00Z`,
        `Preferred-Languages: ${locales.map(({ code }) => code).join(', ')}`,
        `Canonical: ${siteUrl}${address}`,
        '',
      ].join('\n'),
  };
}
