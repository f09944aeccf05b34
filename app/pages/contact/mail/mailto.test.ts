import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMailto } from '#test/read-mailto.ts';
import { composeMail, mailtoAddress } from './mailto.ts';

const email = 'info@example.com';
const labels = { name: 'Name', email: 'Email', company: 'Company', message: 'Message:' };

// Of the characters that RFC 6068 allows unescaped, only those that no mail program misreads. `+` is literal.
const part = String.raw`(?:[\w.~!'()*@-]|%[0-9A-F]{2})*`;
const mailto = new RegExp(`^mailto:${part}\\?subject=${part}&body=${part}$`);

// Any JavaScript string, biased towards what breaks mail: lone surrogates, NUL, line breaks, separators.
const hostile = ['\0', '\r', '\n', '\r\n', '\uD800', '\uDFFF', '%0A', '&bcc=', '+', '#', '\u2028', '🙂'];
const typedText = fc
  .array(fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'grapheme' })))
  .map((parts) => parts.join(''));
const typedMessage = fc.record({
  firstName: typedText,
  lastName: typedText,
  email: typedText,
  company: typedText,
  message: typedText,
});

/** Returns a text as the recipient should see it: lone surrogates as U+FFFD, no NUL, nothing else lost. */
function readable(text: string): string {
  return Array.from(text, (point) => (/^[\uD800-\uDFFF]$/.test(point) ? '\uFFFD' : point))
    .filter((point) => point !== '\0')
    .join('');
}

/** Returns the same on one line: line breaks become spaces, trimmed at the ends. */
function oneLine(text: string): string {
  return readable(text)
    .split(/[\n\v\f\r\u0085\u2028\u2029]+/)
    .join(' ')
    .trim();
}

test('the address escapes the recipient except for its @', () => {
  const mail = { to: 'a&b=c%?#@example.com', subject: 's', body: 'b' };
  expect(mailtoAddress(mail)).toMatch(mailto);
  expect(readMailto(mailtoAddress(mail))).toEqual(mail);
});

test('the address leaves empty fields out', () => {
  const to = 'info@example.com';
  expect(mailtoAddress({ to, subject: 's', body: '' })).toBe('mailto:info@example.com?subject=s');
  expect(mailtoAddress({ to, subject: '', body: 'b' })).toBe('mailto:info@example.com?body=b');
  expect(mailtoAddress({ to, subject: '', body: '' })).toBe('mailto:info@example.com');
});

test('the address round-trips any input', () => {
  fc.assert(
    fc.property(typedMessage, (typed) => {
      const address = mailtoAddress(composeMail(email, typed, labels));
      expect(address).toMatch(mailto);
      const { to, subject, body } = readMailto(address);
      const name = `${oneLine(typed.firstName)} ${oneLine(typed.lastName)}`;
      expect(to).toBe(email);
      expect(subject).toBe(`Contact Form Submission from ${name}`);
      expect(body.split('\r\n')).toEqual([
        `Name: ${name}`,
        `Email: ${oneLine(typed.email)}`,
        `Company: ${oneLine(typed.company)}`,
        '',
        'Message:',
        ...readable(typed.message).split(/\r\n|\r|\n/),
      ]);
    }),
    { numRuns: 500 },
  );
});
