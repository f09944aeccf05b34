import type { Site } from '../content/site.ts';
import { countryName } from '#app/site/country-name.ts';
import type { Locale } from '#app/site/locales.ts';
import { vcardAddress } from '#app/site/page-files.ts';
import { pageAddress } from '#app/site/pages.ts';
import { telephoneAddress } from '#app/site/telephone.ts';
import { listOffices } from '../../app/site/offices.ts';
import type { SiteFile } from './site-file.ts';

const lineLength = 75;

/** Escapes a text value (RFC 6350, section 3.4). */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Folds a content line to at most 75 octets per line without splitting a character (RFC 6350, section 3.2). */
export function foldLine(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    // Continuation lines start with a space, which counts.
    const space = lines.length > 1 ? 1 : 0;
    if (Buffer.byteLength(last + character) + space > lineLength) lines.push(character);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n ');
}

/** Returns an office's vCard (RFC 6350), with a street if site.yaml has one. */
export function vcard({ facts: site, languages }: Site, office: string, locale: Locale): SiteFile {
  const { ui } = languages[locale.code].words;
  const found = listOffices({ offices: site.offices, ui }).find(({ id }) => id === office);
  if (!found) throw new Error(`There is no office ${office}`);
  const { city, name, role, country, region = '', street = '', timeZone } = found;
  const address = vcardAddress(office, locale);
  const place = ['', '', street, name, region, '', countryName(country, locale.code)];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `UID:${site.siteUrl}${address}`,
    `FN:${escapeText(`${site.name}, ${city}`)}`,
    `ORG:${escapeText(site.legalName)};${escapeText(name)}`,
    `EMAIL;TYPE=work:${site.email}`,
    `TEL;VALUE=uri;TYPE="voice,work":${telephoneAddress(site.phone)}`,
    `ADR;TYPE=work:${place.map(escapeText).join(';')}`,
    `TZ:${timeZone}`,
    `LANG:${locale.code}`,
    `URL:${site.siteUrl}${pageAddress('contact', locale)}`,
    `NOTE:${escapeText(role)}`,
    `SOURCE:${site.siteUrl}${address}`,
    'END:VCARD',
  ];
  return { address, make: () => `${lines.map(foldLine).join('\r\n')}\r\n` };
}
