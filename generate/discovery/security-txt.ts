import type { Site } from '#packages/content/site.ts';
import { locales } from '#packages/site/locales.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import type { SiteFile } from './site-file.ts';

const monthsValid = 11;

/** The start of a month, ten to eleven months ahead: RFC 9116, section 2.5.5, recommends less than a year. */
function securityExpiry(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsValid, 1));
}

export function securityTxt({ facts, source }: Site): SiteFile {
  const { mailbox, siteUrl } = facts;
  const address = '/.well-known/security.txt';
  return {
    address,
    make: () =>
      [
        `Contact: mailto:${mailbox}`,
        `Contact: ${siteUrl}${pageAddress('contact')}`,
        `Expires: ${securityExpiry(new Date(source.day)).toISOString().replace('.000', '')}`,
        `Preferred-Languages: ${locales.map(({ code }) => code).join(', ')}`,
        `Canonical: ${siteUrl}${address}`,
        '',
      ].join('\n'),
  };
}
