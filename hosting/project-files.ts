import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hosts } from './engines/hosts.ts';
import { siteRules } from './rules.ts';

/** The name in package.json, which is also that of the project at its host. */
export function packageName(root: string): string {
  const { name }: { name: string } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return name;
}

/** What hosts require at the root of the repository depends on little, so `npm run hosting` writes it, not every build. */
export function projectFiles(
  root: string,
  countsVisits = false,
  name = packageName(root),
): Record<string, string> {
  const rules = siteRules({
    siteUrl: '',
    documents: [],
    moved: [],
    otherNames: [],
    files: [],
    styles: [],
    countsVisits,
  });
  const all = Object.values(hosts).map((host) => host.projectFiles?.(name, rules) ?? {});
  return Object.fromEntries(all.flatMap((files) => Object.entries(files)));
}

export const projectFileNames = Object.keys(projectFiles('', false, ''));
