/** Passes a `mailto:` address to a mail program and reads the resulting mail. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Debian's mail programs that support `mailto:` and need no display. */
export const programs = ['neomutt', 'mutt'] as const;
export type Program = (typeof programs)[number];

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
export async function mailMadeBy(program: Program, address: string): Promise<Email> {
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
export function bodyOf({ text = '' }: Email): string {
  return text.replaceAll('\r\n', '\n').replace(new RegExp(`${typedAfter}$`), '');
}
