import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wranglerFile } from './engines/cloudflare.ts';
import { netlifyFile } from './engines/netlify.ts';
import { siteRules } from './rules.ts';

/** The name in package.json, which is also that of the project at its host. */
export function packageName(root: string): string {
  const { name }: { name: string } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return name;
}

/**
 * The files that Cloudflare and Netlify require at the root of the repository, by name. They depend only on the
 * package's name and `countVisits`, so `npm run hosting` writes them, not every build.
 */
export function projectFiles(
  root: string,
  countsVisits = false,
  name = packageName(root),
): Record<string, string> {
  const rules = siteRules({ files: [], styles: [], countsVisits });
  return { 'wrangler.jsonc': wranglerFile(name, rules), 'netlify.toml': netlifyFile(rules) };
}
