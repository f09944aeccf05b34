/** Opens the contact form's `mailto:` address in real mail programs: recipient, subject and body must be exact. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { composeMail, mailtoAddress } from '#app/pages/contact/mail/mailto.ts';
import type { ContactMessage } from '#packages/site/contact-message.ts';
import { findProgram } from '../find-program.ts';

/** Debian's mail programs that support `mailto:` and need no display. */
const programs = ['neomutt', 'mutt'] as const;
type Program = (typeof programs)[number];

// Settings of a user; the last lines prevent additions to the text.
const settings = `
set from="visitor@example.org"
set realname="Visitor"
set charset="utf-8"
set send_charset="utf-8"
set copy=no
set use_domain=no
set text_flowed=no
unset signature
`;

// Without a terminal both append the standard input to the body, and neomutt rejects an empty one.
const typedAfter = '\n';

/**
 * Returns the parsed mail that a program creates from an address, intercepted on its way to `sendmail`.
 *
 * @throws Error if the program fails or sends nothing
 */
async function mailMadeBy(program: Program, address: string): Promise<Email> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-program-'));
  try {
    const sent = path.join(folder, 'sent.eml');
    const sendmail = path.join(folder, 'sendmail');
    const rc = path.join(folder, 'rc');
    writeFileSync(sendmail, `#!/bin/sh\ncat > '${sent}'\n`);
    chmodSync(sendmail, 0o755);
    writeFileSync(rc, `${settings}set sendmail="${sendmail}"\n`);
    const { status, stderr } = spawnSync(program, ['-n', '-F', rc, address], {
      input: typedAfter,
      encoding: 'utf8',
      timeout: 30_000,
      env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8', TERM: 'dumb' },
    });
    if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
    return await PostalMime.parse(readFileSync(sent));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the body without the appended input, with LF line breaks. */
function bodyOf({ text = '' }: Email): string {
  return text.replaceAll('\r\n', '\n').replace(new RegExp(`${typedAfter}$`), '');
}

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
