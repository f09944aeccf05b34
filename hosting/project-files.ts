import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wranglerFile } from './engines/cloudflare.ts';
import { netlifyFile } from './engines/netlify.ts';
import { siteRules } from './rules.ts';

/**
 * The files that Cloudflare and Netlify want at the root of the repository, by name. They depend on the package's name
 * and on the languages only, so they are written when these change, by `npm run hosting`, and not by each build.
 *
 * @param documents the documents of the site, as in "/es/404.html"
 */
export function projectFiles(root: string, documents: readonly string[]): Record<string, string> {
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { name: string };
  const rules = siteRules({ files: ['/assets/404.html', ...documents], styles: [] });
  return { 'wrangler.jsonc': wranglerFile(name), 'netlify.toml': netlifyFile(rules) };
}
