import type { Rules } from '../rules.ts';
import { headerRules } from './cloudflare.ts';

/** What assets carry in place of a document's long policies. */
const shortPolicies: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'",
  'Permissions-Policy': 'unload=()',
};

/**
 * Netlify's `_headers`. No line of theirs takes a header away, but a later rule replaces what an earlier one set: a
 * document's long policies are replaced by short ones, which ask the least of an asset. They know no limit of rules.
 */
export function netlifyHeaders(rules: Rules): string {
  const lines = headerRules(rules).flatMap(({ path, removed = [], headers }) => [
    path,
    ...Object.entries(shortPolicies)
      .filter(([name]) => removed.includes(name))
      .concat(Object.entries(headers))
      .map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/**
 * The project file of Netlify. Headers are in `dist/_headers`. Netlify leads `.html` to the clean address by
 * itself, answers with and without a trailing slash alike, and forbids rules that would change that
 * (https://docs.netlify.com/routing/redirects/redirect-options/), so that
 * `_redirects` stays away; a rule without `force` answers only where there is no file. Its `_headers` differ too: the
 * build writes its dialect where `SITE_HOST` says so.
 */
export function netlifyFile({ notFound }: Pick<Rules, 'notFound'>): string {
  const missing = notFound
    .filter(({ scope }) => scope !== '/')
    .map(({ scope, file }) => `\n[[redirects]]\n  from = "${scope}*"\n  to = "${file}"\n  status = 404\n`);
  return `# Written by "npm run hosting" from hosting/engines/netlify.ts: change it there.
[build]
  command = "npm run build"
  publish = "dist"

[build.environment]
  SITE_HOST = "netlify"

[build.processing.html]
  pretty_urls = true
${missing.join('')}`;
}
