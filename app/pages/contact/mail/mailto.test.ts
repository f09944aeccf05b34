import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContactMessage } from '#app/site/contact-message.ts';
import { composeMail, mailtoAddress, plainTextMail } from './mailto.ts';

const email = 'info@example.com';
const labels = { name: 'Name', email: 'Email', company: 'Company', message: 'Message:' };

/**
 * Parses a `mailto:` address according to RFC 6068, section 2, byte by byte and without the app's code: any character
 * that the grammar does not allow is an error, and `+` is literal.
 */
function parseMailto(address: string): { to: string; fields: [name: string, value: string][] } {
  const [, to, query] = /^mailto:([^?]*)\?(.*)$/s.exec(address) ?? [];
  if (to === undefined || query === undefined) throw new Error(`not a mailto address: ${address}`);
  const fields = query.split('&').map((field): [string, string] => {
    const [name, value, ...rest] = field.split('=');
    if (name === undefined || value === undefined || rest.length > 0)
      throw new Error(`not a field: ${field}`);
    return [decode(name), decode(value)];
  });
  return { to: decode(to), fields };
}

/** Percent-decodes one part. Of the characters allowed unescaped, accepts only those that no mail program misreads. */
function decode(part: string): string {
  const bytes: number[] = [];
  for (let index = 0; index < part.length;) {
    const escape = /^%([0-9A-F]{2})/.exec(part.slice(index, index + 3))?.[1];
    const character = part.charAt(index);
    if (escape === undefined && !/[\w.~!'()*@-]/.test(character)) {
      throw new Error(`raw ${JSON.stringify(character)} in ${part}`);
    }
    bytes.push(escape === undefined ? character.charCodeAt(0) : Number.parseInt(escape, 16));
    index += escape === undefined ? 1 : 3;
  }
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
}

function fieldsOf(typed: ContactMessage, to = email): { to: string; subject: string; body: string } {
  const { to: recipient, fields } = parseMailto(mailtoAddress(composeMail(to, typed, labels)));
  expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
  return { to: recipient, subject: fields[0]?.[1] ?? '', body: fields[1]?.[1] ?? '' };
}

const ana: ContactMessage = {
  firstName: 'Ana',
  lastName: 'Mora',
  email: 'ana+web@example.org',
  company: 'Café & Co.',
  message: 'Hello?\n100% = yes #1',
};

// Any JavaScript string, biased towards what breaks mail: lone surrogates, NUL, line breaks, separators.
const hostile = fc.constantFrom(
  '\0',
  '\r',
  '\n',
  '\r\n',
  '\uD800',
  '\uDFFF',
  '%0A',
  '&bcc=',
  '+',
  '#',
  '\u2028',
  '🙂',
);
const typedText = fc
  .array(fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })))
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

describe('the mail', () => {
  test('has labelled lines, a blank line and the message', () => {
    expect(composeMail('info@example.com', ana, labels)).toEqual({
      to: 'info@example.com',
      subject: 'Contact Form Submission from Ana Mora',
      body: 'Name: Ana Mora\r\nEmail: ana+web@example.org\r\nCompany: Café & Co.\r\n\r\nMessage:\r\nHello?\r\n100% = yes #1',
      message: 'Hello?\r\n100% = yes #1',
    });
  });

  test('has the same subject in every language, and labels in the visitor’s', () => {
    const spanish = { name: 'Nombre', email: 'Correo', company: 'Empresa', message: 'Mensaje:' };
    const { subject, body } = composeMail(email, ana, spanish);
    expect(subject).toBe('Contact Form Submission from Ana Mora');
    expect(body).toMatch(/^Nombre: .*\r\nCorreo: .*\r\nEmpresa: Café & Co\.\r\n\r\nMensaje:\r\n/);
  });

  test('keeps the company line if the field was left empty', () => {
    expect(composeMail(email, { ...ana, company: '' }, labels).body).toContain(
      '\r\nCompany: \r\n\r\nMessage:',
    );
  });
});

describe('the address', () => {
  test('escapes everything, with CRLF as in RFC 6068', () => {
    expect(mailtoAddress({ to: 'info@example.com', subject: 'a+b é', body: 'x\r\ny&z' })).toBe(
      'mailto:info@example.com?subject=a%2Bb%20%C3%A9&body=x%0D%0Ay%26z',
    );
  });

  test('escapes the recipient except for its @', () => {
    const { to, fields } = parseMailto(
      mailtoAddress({ to: 'a&b=c%?#@example.com', subject: 's', body: 'b' }),
    );
    expect(to).toBe('a&b=c%?#@example.com');
    expect(fields).toHaveLength(2);
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
        const { to, subject, body } = fieldsOf(typed);
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

  test('never has a line break in the subject, nor a lone one in the body', () => {
    fc.assert(
      fc.property(typedMessage, (typed) => {
        const { subject, body } = fieldsOf(typed);
        expect(subject).not.toMatch(/[\r\n]/);
        expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/);
      }),
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
