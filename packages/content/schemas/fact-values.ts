import { domainToASCII } from 'node:url';
import { parsePhoneNumberWithError, validatePhoneNumberLength } from 'libphonenumber-js';
import { z } from 'zod';
import { degreesOf } from '#packages/site/offices.ts';
import { knowsZone } from '#packages/time/utc-offset.ts';

/** An address, which is not shown: for machines, in ASCII (RFC 3987, section 3.1). */
export const https = z
  .url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
  .transform((url) => (/^[\u0020-\u007e]*$/.test(url) ? url : new URL(url).href));

// The mailbox in letters without accents, which every mail server takes; a domain may have any.
const mailbox = z.email({
  pattern: /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i,
});

/**
 * An e-mail address whose domain has ASCII alone (RFC 5890): not every mail program encodes one itself.
 *
 * @example asciiMailbox('hallo@küstenwerk.example') // 'hallo@xn--kstenwerk-q9a.example'
 */
export function asciiMailbox(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // Of other text, such as 'example.org?cc=x', the platform's function would keep the domain alone.
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? email.slice(0, at) + domainToASCII(domain) : email;
}

/** An e-mail address, whose domain may have any letters. */
export const email = z
  .string()
  .max(100)
  .refine(
    (text) => mailbox.safeParse(asciiMailbox(text)).success,
    'must be an e-mail address, without accents before its @',
  );

/**
 * The address of a number without its punctuation and its trunk prefix (RFC 3966, global number).
 *
 * @example telephoneUri('+49 (0)221 12345-67 ext. 8') // 'tel:+492211234567;ext=8'
 * @throws ParseError if it is none that `phone` accepts
 */
export function telephoneUri(phone: string): string {
  return parsePhoneNumberWithError(phone, { extract: false }).getURI();
}

/** An international number. Whether anybody has it is not known. */
export const phone = z.string().superRefine((text, context) => {
  const reason = validatePhoneNumberLength(text);
  if (reason === undefined) return;
  const message =
    reason === 'INVALID_COUNTRY'
      ? 'must begin with + and the country’s code, as in "+1 (415) 555-0132"'
      : 'must be one number with as many digits as its country has, at most with an extension, as in "+1 (415) 555-0132 ext. 5"';
  context.addIssue({ code: 'custom', message });
});

export const timeZone = z
  .string()
  .refine(
    (zone) => zone.includes('/') && knowsZone(zone),
    'must be a time zone that is known, as in "Europe/Lisbon"',
  )
  .meta({ format: 'zone' });

const inForm = (format: string, form: RegExp, error: string) =>
  z.string().regex(form, { error, abort: true }).meta({ format });
export const time = inForm('time', /^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as in "09:00"');
export const color = inForm('color', /^#[\da-f]{6}$/i, "must be # and six digits, as in '#149a84'");
const letters = inForm('country', /^[A-Z]{2}$/, 'must be the two letters of a country, as in "CR"');
export const country = letters.meta({ buildOnly: true });

/** As in "37.7749, -122.4194": latitude and longitude in degrees, as maps copy them. */
export const coordinates = z.string().refine((text) => {
  if (!/^-?\d+(?:\.\d+)?, ?-?\d+(?:\.\d+)?$/.test(text)) return false;
  const [latitude = 0, longitude = 0] = degreesOf(text);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}, 'must be latitude and longitude, as in "37.7749, -122.4194"');

const number = (isGood: (value: number) => boolean, error: string) => z.number().refine(isGood, error);
export const count = number(
  (value) => Number.isInteger(value) && value >= 1 && value <= 1_000_000,
  'must be a whole number from 1 to 1000000',
);
/** A year of today's calendar, not before the first that is likely. */
export const year = (first: number) =>
  number((value) => Number.isInteger(value) && value >= first && value <= 2100, 'must be a year, as in 2025');
/** `what` is said to whoever enters anything else: 'must be a distance in kilometers, from 1 to 500'. */
export const within = (low: number, high: number, what: string) =>
  number((value) => value >= low && value <= high, `must be ${what}, from ${low} to ${high}`);
export const percentage = within(0, 100, 'a percentage');
export const hours = within(0, 24, 'hours of a day');
