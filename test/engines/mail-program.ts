import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A fake mail program for a Firefox profile, which logs the address that it is started with. */
export type MailProgram = { opened: () => string | undefined; forget: () => void };

/** Registers a mail program in a new profile. Firefox starts it like any other. */
export function installMailProgram(profile: string): MailProgram {
  const program = path.join(profile, 'mail-program');
  const log = path.join(profile, 'opened');
  mkdirSync(profile, { recursive: true });
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >>'${log}'\n`);
  chmodSync(program, 0o755);
  const handlers = [{ name: 'mail-program', path: program }];
  writeFileSync(
    path.join(profile, 'handlers.json'),
    JSON.stringify({
      defaultHandlersVersion: {},
      mimeTypes: {},
      // 2: use the helper application.
      schemes: { mailto: { action: 2, ask: false, handlers } },
    }),
  );
  return {
    opened: () => (existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').at(-1) : undefined),
    forget: () => rmSync(log, { force: true }),
  };
}
