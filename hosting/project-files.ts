import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hosts } from './engines/hosts.ts';

/** @param text that of wrangler.jsonc */
export const nameIn = (text: string): string => /"name": "(.*)"/.exec(text)?.[1] ?? 'site';

export function projectName(root: string): string {
  const file = path.join(root, 'wrangler.jsonc');
  return nameIn(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** What hosts require at the root of the repository depends on little, so `npm run hosting` writes it, not every build. */
export function projectFiles(
  root: string,
  countsVisits = false,
  name = projectName(root),
): Record<string, string> {
  const all = Object.values(hosts).map((host) => host.projectFiles?.(name, countsVisits) ?? {});
  return Object.fromEntries(all.flatMap((files) => Object.entries(files)));
}

export const projectFileNames = Object.keys(projectFiles('', false, ''));
