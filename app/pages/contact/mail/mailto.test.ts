import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContactMessage } from '#app/site/contact-message.ts';
import { composeMail, mailtoAddress, plainTextMail } from './mailto.ts';

const email = 'info@example.com';
const labels = { name: 'Name', email: 'Email', company: 'Company', message: 'Message:' };

// Of the characters that RFC 6068 allows unescaped, only those that no mail program misreads. `+` is literal.
const part = String.raw`((?:[\w.~!'()*@-]|%[0-9A-F]{2})*)`;
const mailto = new RegExp(`^mailto:${part}\\?subject=${part}&body=${part}$`);

/** Reads an address without the app's code. */
function parseMailto(address: string): { to: string; subject: string; body: string } {
  const [to = '', subject = '', body = ''] = mailto.exec(address)?.slice(1).map(decodeURIComponent) ?? [];
  return { to, subject, body };
}

const ana: ContactMessage = {
  firstName: 'Ana',
  lastName: 'Mora',
  email: 'ana+web@example.org',
  company: 'Café & Co.',
  message: 'Hello?\n100% = yes #1',
};

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

describe('the address', () => {
  test('escapes everything, with CRLF as in RFC 6068', () => {
    expect(mailtoAddress({ to: 'info@example.com', subject: 'a+b é', body: 'x\r\ny&z' })).toBe(
      'mailto:info@example.com?subject=a%2Bb%20%C3%A9&body=x%0D%0Ay%26z',
    );
  });

  test('escapes the recipient except for its @', () => {
    const mail = { to: 'a&b=c%?#@example.com', subject: 's', body: 'b' };
    expect(parseMailto(mailtoAddress(mail))).toEqual(mail);
  });

  test('leaves empty fields out', () => {
    const to = 'info@example.com';
    expect(mailtoAddress({ to, subject: 's', body: '' })).toBe('mailto:info@example.com?subject=s');
    expect(mailtoAddress({ to, subject: '', body: 'b' })).toBe('mailto:info@example.com?body=b');
    expect(mailtoAddress({ to, subject: '', body: '' })).toBe('mailto:info@example.com');
  });

  test('round-trips any input', () => {
    fc.assert(
      fc.property(typedMessage, (typed) => {
        const { to, subject, body } = parseMailto(mailtoAddress(composeMail(email, typed, labels)));
        const name = `${oneLine(typed.firstName)} ${oneLine(typed.lastName)}`;
        expect(to).toBe(email);
        expect(subject).toBe(`Contact Form Submission from ${name}`);
        const [nameLine, emailLine, companyLine, blank, label, ...message] = body.split('\r\n');
        expect(nameLine).toBe(`Name: ${name}`);
        expect(emailLine).toBe(`Email: ${oneLine(typed.email)}`);
        expect(companyLine).toBe(`Company: ${oneLine(typed.company)}`);
        expect(blank).toBe('');
        expect(label).toBe('Message:');
        expect(message).toEqual(readable(typed.message).split(/\r\n|\r|\n/));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the plain text', () => {
  test('is address, subject, a blank line and the body, with LF line breaks', () => {
    const mail = composeMail('info@example.com', ana, labels);
    expect(plainTextMail(mail, { to: 'To:', subject: 'Subject:' })).toBe(
      'To: info@example.com\nSubject: Contact Form Submission from Ana Mora\n\n' +
        'Name: Ana Mora\nEmail: ana+web@example.org\nCompany: Café & Co.\n\nMessage:\nHello?\n100% = yes #1',
    );
  });
});
