import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMailto } from '#test/read-mailto.ts';
import { addressLimits, handOff, visitorsMailProgram, type MailClient } from './hand-off.ts';
import { composeMail, toClipboardText, type FormMail } from './mailto.ts';

const labels = { name: 'Name', email: 'Email', company: 'Company', message: 'Message:' };
const clients: readonly MailClient[] = ['windowsMailProgram', 'mailProgram', 'gmail', 'outlook'];

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('a+b&c=d?e#f%20%2B"\'', '\r\nBcc: x@y.z', 'a\ud800b\udc00', '\0'),
);
const longText = fc
  .tuple(fc.constantFrom('x', 'é', ' ', '😀', '\ud800', '%'), fc.nat(4000))
  .map(([c, n]) => c.repeat(n));
const mailOf = (name: fc.Arbitrary<string>, message: fc.Arbitrary<string>) =>
  fc
    .record({ firstName: name, lastName: name, email: text, company: text, message })
    .map((typed) => composeMail('info@example.com', typed, labels));

function readQuery(address: string) {
  return Object.fromEntries(new URL(address).searchParams);
}

const readers: Record<MailClient, (address: string) => { subject: string; body: string }> = {
  windowsMailProgram: readMailto,
  mailProgram: readMailto,
  gmail: (address) => {
    const { su = '', body = '' } = readQuery(address);
    return { subject: su, body };
  },
  outlook: (address) => readMailto(readQuery(address).mailtouri ?? ''),
};

describe.for(clients)('handOff by %s', (client) => {
  const limit = addressLimits[client];
  const encode = (mail: FormMail) => handOff(client, mail).address;
  const to = 'info@example.com';
  const ana = { firstName: 'Ana', lastName: 'Mora', email: 'ana@example.org', company: 'Café', message: '' };
  const lines = 'Name: Ana Mora\r\nEmail: ana@example.org\r\nCompany: Café\r\n\r\nMessage:\r\n';
  const room = limit - encode(composeMail(to, ana, labels)).length;
  const mailWith = (typed: Partial<typeof ana>): FormMail => composeMail(to, { ...ana, ...typed }, labels);
  const read = (mail: FormMail) => {
    const { address, toPaste } = handOff(client, mail);
    const { subject, body } = readers[client](address);
    return { subject, body, toPaste };
  };

  it('carries the whole mail up to the last character of the limit', () => {
    const longest = mailWith({ message: 'x'.repeat(room) });
    const { subject, body } = longest;
    expect(read(longest)).toEqual({ subject, body, toPaste: '' });
    expect(encode(longest)).toHaveLength(limit);
  });

  it('keeps subject and lines one character over the limit, and leaves only the text to paste', () => {
    const message = `x\n${'x'.repeat(room)}`;
    const { subject } = mailWith({});
    expect(read(mailWith({ message }))).toMatchObject({ subject, body: lines, toPaste: message });
  });

  it('shortens the subject, with an ellipsis, if the lines fit only then', () => {
    // The name is in both subject and body, and fits only once.
    const firstName = 'x'.repeat(Math.floor(room * 0.7));
    const { subject, body, toPaste } = read(mailWith({ firstName, message: 'Hello' }));
    expect(subject).toMatch(/^Contact Form Submission from x+…$/);
    expect(body).toBe(lines.replace('Ana', firstName));
    expect(toPaste).toBe('Hello');
  });

  it('never exceeds the limit, and loses nothing: pasting completes the body', () => {
    fc.assert(
      fc.property(mailOf(fc.oneof(text, longText), fc.oneof(text, longText)), (mail) => {
        const { address, toPaste } = handOff(client, mail);
        expect(address.length).toBeLessThanOrEqual(limit);
        const { subject, body } = readers[client](address);
        expect(toClipboardText(body) + toPaste).toBe(toClipboardText(mail.body));
        expect(`${mail.subject}…`.startsWith(subject.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

it.for([
  ['windowsMailProgram', { userAgent: windows }],
  ['windowsMailProgram', { userAgent: linux, userAgentData: { platform: 'Windows' } }],
  ['mailProgram', { userAgent: linux }],
  ['mailProgram', { userAgent: windows, userAgentData: { platform: 'Android' } }],
  ['mailProgram', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' }],
] as const)('the mail program is %s for %o', ([client, system]) => {
  expect(visitorsMailProgram(system)).toBe(client);
});
