import { visitsAddress } from '#packages/site/visits.ts';
import { addressesFile, type Rules } from '../rules.ts';
import { headerRules } from './cloudflare.ts';
import { emptyAnswerSource } from './edge-function.ts';
import type { Host } from './host.ts';

const shortPolicies: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'",
  'Permissions-Policy': 'unload=()',
};

/** Netlify cannot remove a header, so assets get short policies in place of the long ones. It does not limit rules. */
function headersFile(rules: Rules): string {
  const links = Object.entries(rules.links).map(([path, Link]) => ({ path, headers: { Link } }));
  const lines = headerRules(rules, links).flatMap(({ path, removed = [], headers }) => [
    path,
    ...Object.entries(shortPolicies)
      .filter(([name]) => removed.includes(name))
      .concat(Object.entries(headers))
      .map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Netlify bundles the edge function after the build. */
function releaseFiles(rules: Rules): Record<string, string> {
  if (!rules.countsVisits) return {};
  const source = `${emptyAnswerSource(rules)}
export default answerEmpty;
export const config = { path: ${JSON.stringify([visitsAddress])} };
`;
  return { 'visits.js': source };
}

/**
 * Netlify's `_redirects`: old addresses, and the not-found document of each folder. Only these: Netlify redirects
 * `.html` to the clean address, treats addresses with and without a trailing slash alike, and ignores rules that would
 * change that (https://docs.netlify.com/routing/redirects/redirect-options/). A rule without `!` applies only if there
 * is no file.
 */
function redirectsFile({ moved, notFound }: Pick<Rules, 'moved' | 'notFound'>): string {
  const missing = notFound.filter(({ scope }) => scope !== '/');
  return [
    // Netlify has no list of files not to serve. With `!`, a rule applies although there is a file.
    `/${addressesFile} /404.html 404!\n`,
    ...moved.map(({ from, to }) => `${from} ${to} 308\n`),
    ...missing.map(({ scope, file }) => `${scope}* ${file} 404\n`),
  ].join('');
}

/** `SITE_HOST` makes the build write `distFiles` of Netlify in place of Cloudflare's. */
function netlifyFile(countsVisits: boolean): string {
  const functions = countsVisits ? `\n  edge_functions = "release/netlify"` : '';
  return `# Written by "npm run hosting" from hosting/engines/netlify.ts: change it there.
[build]
  command = "npm run build"
  publish = "dist"${functions}

[build.environment]
  SITE_HOST = "netlify"

[build.processing.html]
  pretty_urls = true
`;
}

export const netlify = {
  distFiles: (rules) => ({ _headers: headersFile(rules), _redirects: redirectsFile(rules) }),
  releaseFiles,
  projectFiles: (_, countsVisits) => ({ 'netlify.toml': netlifyFile(countsVisits) }),
  deployment: {
    secrets: {
      NETLIFY_AUTH_TOKEN: 'User settings > Applications > Personal access tokens',
      NETLIFY_SITE_ID: 'Project configuration > Project ID',
    },
    commands: ['npx --yes netlify-cli deploy --prod --no-build --dir=dist'],
    env: { SITE_HOST: 'netlify' },
  },
} satisfies Host;
