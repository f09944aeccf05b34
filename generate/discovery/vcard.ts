import type { Site } from '#packages/content/site.ts';
import type { Locale } from '#packages/site/locales.ts';
import { pageAddress, vcardAddress } from '#packages/site/addresses.ts';
import { countryName, degreesOf, listOffices } from '#packages/site/offices.ts';
import type { SiteFile } from './site-file.ts';

const lineLength = 75;

/** Escapes a text value (RFC 2426, section 5). */
function escapeText(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Folds a content line to at most 75 octets per line without splitting a character (RFC 2425, section 5.8.1). */
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

/** In version 3.0 (RFC 2426), which every address book reads: that of Android refuses 4.0. */
export function vcard(
  { facts: site, languages }: Pick<Site, 'facts' | 'languages'>,
  office: string,
  locale: Locale,
): SiteFile & { make: () => string } {
  const { ui } = languages[locale.code].words;
  const found = listOffices({ offices: site.offices, ui }).find(({ id }) => id === office);
  if (!found) throw new Error(`There is no office ${office}`);
  const { city, name, role, country, region = '', street = '', timeZone, coordinates } = found;
  const address = vcardAddress(office, locale);
  const place = ['', '', street, name, region, '', countryName(country, locale.code)];
  // A number has no extension there, and address books would add its digits to the number: it stands in the note.
  const [number = '', extension] = site.telephone.replace('tel:', '').split(';ext=');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${site.siteUrl}${address}`,
    `FN:${escapeText(`${site.name}, ${city}`)}`,
    // Required, and empty for a company.
    'N:;;;;',
    `ORG:${escapeText(site.legalName)};${escapeText(name)}`,
    `EMAIL;TYPE=internet,work:${site.mailbox}`,
    `TEL;TYPE=voice,work:${number}`,
    `ADR;TYPE=work:${place.map(escapeText).join(';')}`,
    `TZ;VALUE=text:${timeZone}`,
    ...(coordinates === undefined ? [] : [`GEO:${degreesOf(coordinates).join(';')}`]),
    `URL:${site.siteUrl}${pageAddress('contact', locale)}`,
    `NOTE:${escapeText(extension === undefined ? role : `${role}. ${site.phone}`)}`,
    `SOURCE:${site.siteUrl}${address}`,
    'END:VCARD',
  ];
  return { address, make: () => `${lines.map(foldLine).join('\r\n')}\r\n` };
}
