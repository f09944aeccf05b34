import { cacheForever, contentType, encodings, engineFiles, hashedFolder, type Rules } from '../rules.ts';
import { sharedHeaders } from '../security-headers.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/ : more rules, or longer lines, are dropped. */
export const maxRules = 100;
const maxLine = 2000;

/** A rule of `_headers`: the addresses that it holds for, what it takes away of earlier ones, and what it sets. */
export type HeaderRule = {
  path: string;
  removed?: readonly string[];
  headers: Readonly<Record<string, string>>;
};

/** What one file says otherwise than the rest of the site. */
function ownHeaders(file: string, { shared }: Rules): Record<string, string> {
  return {
    ...(shared.includes(file) ? sharedHeaders : {}),
    // Cloudflare's own media type for vCards is not the registered one (RFC 6350, section 10.1).
    ...(file.endsWith('.vcf') ? { 'Content-Type': contentType(file) } : {}),
  };
}

/**
 * The rules of `_headers`. They go by address, and a missing one can be any: so every address gets a document's headers,
 * and those of assets lose them. The files outside the hashed folder are named, since a pattern such as `*.txt` would
 * take the policy from the not-found documents at its addresses too; the one that answers in the hashed folder can do
 * without, as it holds no script.
 */
export function headerRules(rules: Rules): HeaderRule[] {
  const { files, immutable, headers, documentHeaders } = rules;
  const removed = Object.keys(documentHeaders);
  const everywhere = { ...headers, ...documentHeaders, Vary: 'Accept-Encoding' };
  const named = files
    .filter((file) => !file.endsWith('.html') && !file.startsWith(hashedFolder))
    .map((path) => ({ path, removed, headers: ownHeaders(path, rules) }))
    .toSorted((a, b) => Object.keys(b.headers).length - Object.keys(a.headers).length);
  return [
    { path: '/*', headers: everywhere },
    { path: `${hashedFolder}*`, removed, headers: {} },
    ...named,
    // File by file: a pattern would give the year to a missing file too.
    ...immutable.map((path) => ({ path, headers: { 'Cache-Control': cacheForever } })),
  ];
}

/** The name with an exclamation mark takes away what an earlier rule set: a second value would be added to it. */
function headersFile(rules: Rules): string {
  // Beyond the limit the smallest hashed files only lose the year.
  const lines = headerRules(rules)
    .slice(0, maxRules)
    .flatMap(({ path, removed = [], headers }) => [
      path,
      ...[...removed, ...Object.keys(headers).filter((name) => name in sharedHeaders && path !== '/*')].map(
        (name) => `  ! ${name}`,
      ),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]);
  const long = lines.find((line) => line.length > maxLine);
  if (long) throw new Error(`_headers: Cloudflare drops a line of more than ${maxLine} characters: ${long}`);
  return `${lines.join('\n')}\n`;
}

/** A not-found document is no address: asked for by name, it is rewritten to what is not there. */
function redirectsFile({ redirects, notFound }: Rules): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 308\n`);
  const missing = notFound.flatMap(({ scope }) =>
    ['404', '404.html'].map((name) => `${scope}${name} ${scope}not-found 200\n`),
  );
  return [...moved, ...missing].join('');
}

/** Files that Cloudflare and Netlify read from the site's own folder. Both compress by themselves. */
export function edgeFiles(rules: Rules): Record<string, string> {
  return {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    '.assetsignore': [
      ...engineFiles.map((file) => file.slice(1)),
      ...Object.values(encodings).map((ending) => `*${ending}`),
    ]
      .map((line) => `${line}\n`)
      .join(''),
  };
}

/** The project file of Cloudflare Workers static assets: no Worker, so that every request is free of charge. */
export function wranglerFile(name: string): string {
  const settings = {
    name,
    compatibility_date: '2026-10-01',
    assets: {
      directory: './dist',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
  };
  return `// Written by "npm run hosting" from hosting/engines/cloudflare.ts: change it there.\n${JSON.stringify(settings, null, 2)}\n`;
}
