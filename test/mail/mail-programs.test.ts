/** Opens the contact form's `mailto:` address in real mail programs: recipient, subject and body must be exact. */
import { describe, expect, it } from 'vitest';
import { composeMail, mailtoAddress } from '#app/pages/contact/mail/mailto.ts';
import type { ContactMessage } from '#packages/site/contact-message.ts';
import { findProgram } from '../find-program.ts';
import { bodyOf, mailMadeBy, programs } from './mail-program.ts';

const email = 'info@example.com';
const labels = { name: 'Nombre', email: 'Correo', company: 'Compañía', message: 'Mensaje:' };

const ada: ContactMessage = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  company: 'Analytical Engines',
  message: 'Hello.\nTwo lines.\n\nGoodbye.',
};

const messages: Record<string, Partial<ContactMessage>> = {
  'plain words': {},
  'no company': { company: '' },
  'a line break at the end, as of a message that must be pasted': { message: '' },
  'the characters of an address': {
    lastName: 'A&B+C=D?E#F%20;,',
    message: '100% a+b&c=d?e#f %0D%0A %41 ;,:@/',
  },
  quotes: { firstName: '"Ada"', lastName: "O'Hara <x@example.org>", message: `"a" 'b' \`c\` \\d “e”` },
  'emoji and combining marks': { firstName: 'Zoe\u0308 👩🏽‍💻', message: '👨‍👩‍👧‍👦 e\u0301 n\u0303 🇨🇷' },
  'right-to-left text': { firstName: 'שרה', message: 'مرحبا \u200fאבג' },
  'a lone surrogate and NUL': { firstName: 'A\ud800\0', message: 'a\0b\udc00c' },
  'lone line breaks': { message: 'one\rtwo\nthree\r\nfour\n\rfive' },
  'a header injection': { firstName: 'Eve\r\nBcc: bcc@example.org', company: 'A\nCc: cc@example.org' },
  'fields of an address': { firstName: 'x&bcc=bcc@example.org', message: '&cc=cc@example.org&subject=other' },
  'dots and From at the start of lines': { message: '.\n..\nFrom here\n>From there\n.' },
  'lines of 5,000 characters': { message: `${'word '.repeat(1000)}\n${'x'.repeat(5000)}` },
  'spaces at the ends of lines': { message: '  a  \n\tb\t\n  ' },
};

for (const program of programs) {
  if (!findProgram(program)) {
    console.warn(
      `SKIPPED: ${program} is not installed. scripts/install-test-tools.sh installs it on Debian.`,
    );
  }
}

describe.for(programs)('%s reads back, with labels in Spanish', (program) => {
  it.skipIf(!findProgram(program)).for(Object.entries(messages))('%s', async ([, typed]) => {
    const mail = composeMail(email, { ...ada, ...typed }, labels);
    const made = await mailMadeBy(program, mailtoAddress(mail));
    expect(made.to).toEqual([{ address: email, name: '' }]);
    expect([made.cc, made.bcc]).toEqual([undefined, undefined]);
    expect(made.subject).toBe(mail.subject);
    expect(bodyOf(made)).toBe(mail.body.replaceAll('\r\n', '\n'));
  });
});
