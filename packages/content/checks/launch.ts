import { findPhoneNumbersInText } from 'libphonenumber-js';
import type { Logo } from '../brand/logo.ts';
import type { Facts } from '../facts.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';

// Domain names reserved for examples and tests: RFC 2606, sections 2 and 3, and RFC 6761.
const reservedHost = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/i;
// Numbers reserved for fiction: 555-0100 to 555-0199 in North America, and those of Ofcom in the United Kingdom.
const fictionalPhone = /^\+(?:1\d{3}55501\d{2}|44(?:207946|1632960|7700900)\d{3,4})$/;
export const standInBrand = /\bisthmus\b/i;
// A host name, in a URL or by itself.
const host = /(?<![\w.@-])(?:[\w-]+\.)+[a-z]{2,}(?![\w-])|(?<=@)[\w.-]+/gi;

const manyDigits = /\d(?:[\s().-]*\d){6}/;

/** The host names and telephone numbers in a text that nobody has: they are reserved for examples and for fiction. */
export function reservedIn(text: string): string[] {
  const phones = !manyDigits.test(text)
    ? []
    : findPhoneNumbersInText(text, 'US').filter(({ number }) => fictionalPhone.test(number.number));
  return [
    ...(text.match(host) ?? []).filter((name) => reservedHost.test(name)),
    ...phones.map(({ startsAt, endsAt }) => text.slice(startsAt, endsAt)),
  ];
}

/** Why a fact is not the company's own, by its key. */
export function standIns(site: Facts): Map<keyof Facts, string> {
  const { bookingUrl, contactEndpoint: endpoint, email, legalName, name, phone, siteUrl } = site;
  const brand = 'the placeholder brand';
  const domain = 'at a domain reserved for examples';
  const isReserved = (url: string) => reservedHost.test(new URL(url).hostname);
  const isForTests = endpoint !== undefined && (isReserved(endpoint) || endpoint.startsWith('http:'));
  const checks = [
    ['name', standInBrand.test(name), brand],
    ['legalName', standInBrand.test(legalName), brand],
    ['email', reservedHost.test(email.replace(/^.*@/, '')), domain],
    ['phone', reservedIn(phone).length > 0, 'a number reserved for fiction'],
    ['bookingUrl', isReserved(bookingUrl), domain],
    ['siteUrl', isReserved(siteUrl), domain],
    ['contactEndpoint', isForTests, 'an address for examples or tests'],
  ] as const;
  return new Map(checks.flatMap(([key, isStandIn, reason]) => (isStandIn ? [[key, reason] as const] : [])));
}

const standInShapes = [
  { x: '0', y: '0', width: '30', height: '18', rx: '9' },
  { x: '12', y: '12', width: '30', height: '18', rx: '9' },
];

/** Whether a logo is that of the placeholder brand, two pills, in whatever colors. */
export function isStandInLogo({ shapes }: Logo): boolean {
  const drawn = shapes.map(({ attributes }) => attributes);
  return (
    drawn.length === standInShapes.length &&
    standInShapes.every((shape, index) =>
      Object.entries(shape).every(([name, value]) => drawn[index]?.[name] === value),
    )
  );
}

export function placeholdersLeft(facts: Facts): string | undefined {
  const found = standIns(facts);
  return found.size > 0
    ? `content/site.yaml still holds placeholders: ${[...found.keys()].join(', ')}. See npm run launch-check.`
    : undefined;
}

export function reviewsDue({ claimsConfirmed }: Pick<Facts, 'claimsConfirmed'>, day: string): Mistake[] {
  return Object.entries(claimsConfirmed).flatMap(([name, own]) =>
    own?.review !== undefined && own.review < day
      ? mistakeAt(
          `claimsConfirmed.${name}`,
          `was confirmed on ${own.confirmed}, to be looked at again by ${own.review}`,
        )
      : [],
  );
}
