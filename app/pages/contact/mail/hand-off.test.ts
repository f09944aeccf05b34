import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressLimits, gmailAddress, handOff, outlookAddress, type Way } from './hand-off.ts';
import { composeMail, mailtoAddress, type Mail } from './mailto.ts';

const labels = { subject: 'From', name: 'Name', email: 'Email', company: 'Company', message: 'Message:' };
const pasteHere = '[Please paste your message here. It is on your clipboard.]';
const ways = Object.keys(addressLimits) as Way[];
const encoders = { mailProgram: mailtoAddress, gmail: gmailAddress, outlook: outlookAddress };

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('a+b&c=d?e#f%20%2B"\'', '\r\nBcc: x@y.z'),
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

describe('gmailAddress', () => {
  it('carries recipient, subject and body, as a server reads a query', () => {
    fc.assert(
      fc.property(mailOf(text, text), (mail) => {
        const { to, subject: su, body } = mail;
        expect(readQuery(gmailAddress(mail))).toEqual({ view: 'cm', fs: '1', to, su, body });
      }),
    );
  });
});

describe('outlookAddress', () => {
  it('carries the whole mailto address as one parameter', () => {
    fc.assert(
      fc.property(mailOf(text, text), (mail) => {
        expect(readQuery(outlookAddress(mail))).toEqual({ mailtouri: mailtoAddress(mail) });
      }),
    );
  });
});

describe.for(ways)('handOff by %s', (way) => {
  const limit = addressLimits[way];
  const encode = encoders[way];
  const empty: Mail = { to: 'info@example.com', subject: 'S', body: '' };
  const room = limit - encode(empty).length;

  it('is whole up to the last character of the limit', () => {
    const longest = { ...empty, body: 'x'.repeat(room) };
    expect(handOff(way, longest, pasteHere)).toEqual({ address: encode(longest), isWhole: true });
    expect(encode(longest)).toHaveLength(limit);
  });

  it('asks to paste one character later, with the same subject', () => {
    const mail = { ...empty, body: 'x'.repeat(room + 1) };
    expect(handOff(way, mail, pasteHere)).toEqual({
      address: encode({ ...empty, body: pasteHere }),
      isWhole: false,
    });
  });

  it('never goes over the limit and never carries a part of the body', () => {
    fc.assert(
      fc.property(mailOf(fc.oneof(text, longText), fc.oneof(text, longText)), (mail) => {
        const { address, isWhole } = handOff(way, mail, pasteHere);
        expect(address.length).toBeLessThanOrEqual(limit);
        const tail = encode(isWhole ? mail : { ...empty, body: pasteHere }).slice(-60);
        expect(address.endsWith(tail)).toBe(true);
      }),
    );
  });

  it('shortens nothing but a subject that cannot fit, and shows that it did', () => {
    const { address } = handOff(way, { ...empty, subject: '😀'.repeat(3000) }, pasteHere);
    expect(address).toBe(encode({ ...empty, subject: `${'😀'.repeat(40)}…`, body: pasteHere }));
  });

  it('measures 200,000 characters', () => {
    expect(handOff(way, { ...empty, body: 'é'.repeat(200_000) }, pasteHere).isWhole).toBe(false);
  });
});
