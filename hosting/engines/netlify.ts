import type { Rules } from '../rules.ts';

/**
 * The project file of Netlify. Headers are in `dist/_headers`. Netlify leads `.html` to the clean address by
 * itself, answers with and without a trailing slash alike, and forbids rules that would change that
 * (https://docs.netlify.com/routing/redirects/redirect-options/), so that
 * `_redirects` stays away; a rule without `force` answers only where there is no file. Its `_headers` know no line that
 * takes a header away: there, a later rule replaces what an earlier one set.
 */
export function netlifyFile({ notFound }: Rules): string {
  const missing = notFound
    .filter(({ scope }) => scope !== '/')
    .map(({ scope, file }) => `\n[[redirects]]\n  from = "${scope}*"\n  to = "${file}"\n  status = 404\n`);
  return `# Written by the build from hosting/: change it there.
[build]
  command = "npm run build && rm dist/_redirects && sed -i '/^  ! /d' dist/_headers"
  publish = "dist"

[build.processing.html]
  pretty_urls = true
${missing.join('')}`;
}
