import { hashedFolder } from '#packages/site/addresses.ts';
import { visitsAddress } from '#packages/site/visits.ts';
import { isOtherSpelling } from '../contract.ts';
import { contentType } from '../media-types.ts';
import {
  cacheForever,
  canonicalLink,
  encodings,
  revalidate,
  unservedFiles,
  type Rules,
  type EngineFile,
} from '../rules.ts';
import { sharedHeaders } from '../security-headers.ts';
import { emptyAnswerSource } from './edge-function.ts';
import type { Exception, Host } from './host.ts';

/** Rules beyond these are ignored: https://developers.cloudflare.com/workers/static-assets/headers/ */
const maxRules = 100;
const maxLine = 2000;
/** Nor does it read more lines of `_redirects`: https://developers.cloudflare.com/workers/static-assets/redirects/ */
export const maxRedirects = 2000;

type HeaderRule = {
  path: string;
  removed?: readonly string[];
  headers: Readonly<Record<string, string>>;
};

/** Files with a media type other than Cloudflare's default (RFC 6350, section 10.1), or with one that it doesn't know. */
const hasOwnType = (file: string) => /\.(?:vcf|speculationrules)$/.test(file);

const isPicture = (file: string) => contentType(file).startsWith('image/');

/** The paths that other sites may embed: each language's folder of link preview pictures, and other files. */
function sharedPaths({ shared }: Rules): string[] {
  const paths = shared.map((file) => {
    const [folder] = /^.*?\/social\//.exec(file) ?? [];
    return folder ? `${folder}*` : file;
  });
  return [...new Set(paths)];
}

/** The links of Markdown twins, however many there are: `:splat` is what the asterisk stands for. */
function linkRules({ siteUrl }: Rules): HeaderRule[] {
  return [
    { path: '/*.md', headers: { Link: canonicalLink(`${siteUrl}/:splat`) } },
    { path: '/index.md', removed: ['Link'], headers: { Link: canonicalLink(`${siteUrl}/`) } },
  ];
}

/**
 * The rules of `_headers`, the most important first. Rules match addresses, and any address can be missing, so every
 * address gets the headers of documents. They are removed only from hashed files, whose not-found document has no
 * script. Other files keep these headers, which browsers ignore: a rule for each file would exceed the limit on a site
 * with many articles, and a pattern such as `*.txt` would also match not-found documents.
 */
export function headerRules(rules: Rules, ofLinks = linkRules(rules)): HeaderRule[] {
  const { files, immutable, headers, documentHeaders } = rules;
  const code = immutable.filter((file) => !isPicture(file) && !hasOwnType(file));
  const pictures = immutable.filter(isPicture);
  return [
    { path: '/*', headers: { ...headers, ...documentHeaders, Vary: 'Accept-Encoding' } },
    { path: `${hashedFolder}*`, removed: Object.keys(documentHeaders), headers: {} },
    ...ofLinks,
    ...sharedPaths(rules).map((path) => ({ path, headers: sharedHeaders })),
    // In one rule with their caching: of two for one address, Cloudflare takes the last.
    ...files.filter(hasOwnType).map((path) => ({
      path,
      headers: {
        'Content-Type': contentType(path),
        ...(immutable.includes(path) && { 'Cache-Control': cacheForever }),
      },
    })),
    // Listed one by one, because a pattern would also cache missing files for a year. Pictures come last: every page
    // loads fonts and code.
    ...[...code, ...pictures].map((path) => ({ path, headers: { 'Cache-Control': cacheForever } })),
  ];
}

/** `! Name` removes a header that an earlier rule set; otherwise Cloudflare would append the second value. */
function headersFile(rules: Rules): string {
  // Rules beyond the limit only concern the caching of hashed files: the smallest pictures.
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

/** The lines of `_redirects` that rewrite requests for a not-found document by name to a missing path. */
function missingLines({ notFound }: Rules): string[] {
  return notFound.flatMap(({ scope }) =>
    ['404', '404.html'].map((name) => `${scope}${name} ${scope}not-found 200\n`),
  );
}

/** All redirects from old addresses, and as many from other names of pages as Cloudflare reads. */
function redirectCount(rules: Rules): number {
  return Math.max(rules.moved.length, maxRedirects - missingLines(rules).length);
}

function redirectsFile(rules: Rules): string {
  const kept = rules.redirects.slice(0, redirectCount(rules));
  return [...missingLines(rules), ...kept.map(({ from, to }) => `${from} ${to} 308\n`)].join('');
}

/** Cloudflare compresses by itself, so the precompressed files are not uploaded. */
function distFiles(rules: Rules): Record<EngineFile, string> {
  return {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    '.assetsignore': [
      ...unservedFiles.map((file) => file.slice(1)),
      ...Object.values(encodings).map((ending) => `*${ending}`),
    ]
      .map((line) => `${line}\n`)
      .join(''),
  };
}

/** A Worker also runs for addresses without a file, which it passes on. */
function releaseFiles(rules: Rules): Record<string, string> {
  if (!rules.countsVisits) return {};
  const worker = `${emptyAnswerSource(rules)}

export default {
  fetch(request, env) {
    const isVisit = new URL(request.url).pathname === ${JSON.stringify(visitsAddress)};
    return isVisit ? answerEmpty(request) : env.ASSETS.fetch(request);
  },
};
`;
  return { 'worker.js': worker };
}

/** For Workers static assets. Without a Worker script, requests are free of charge. */
function wranglerFile(name: string, countsVisits: boolean): string {
  const settings = {
    name,
    compatibility_date: '2026-10-01',
    ...(countsVisits && {
      main: './release/cloudflare/worker.js',
      // Only the script's output, not the requests with visitors' data.
      observability: { enabled: true, logs: { invocation_logs: false } },
    }),
    assets: {
      directory: './dist',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
      ...(countsVisits && { binding: 'ASSETS', run_worker_first: [visitsAddress] }),
    },
  };
  return `// Written by "npm run hosting" from hosting/engines/cloudflare.ts: change it there.\n${JSON.stringify(settings, null, 2)}\n`;
}

function exceptions(rules: Rules): readonly Exception[] {
  const dropped = new Set(
    headerRules(rules)
      .slice(maxRules)
      .map(({ path }) => path),
  );
  const others = new Set(rules.redirects.slice(redirectCount(rules)).map(({ from }) => from));
  const unhashed = new Set(rules.files.filter((file) => !file.startsWith(hashedFolder)));
  return [
    {
      reason: 'ignores ranges, as a server may (RFC 9110, section 14.2)',
      appliesTo: ({ expect }) => expect.byteRange !== undefined || expect.status.includes(416),
      overrides: { status: [200] },
    },
    {
      reason:
        'sets headers by address, so missing files get those of the folder; their document has no script',
      appliesTo: ({ path, expect }) => path.startsWith(hashedFolder) && expect.status.includes(404),
      overrides: { mayLackHeaders: true },
    },
    {
      reason: 'does not name the methods that it allows',
      appliesTo: ({ expect }) => expect.allow !== undefined,
      overrides: { allow: undefined },
    },
    {
      reason: 'redirects to the decoded path first',
      appliesTo: ({ path }) => isOtherSpelling(path),
      overrides: { status: [307, 404], location: undefined, file: undefined, cache: undefined },
    },
    {
      reason: 'sets headers by address, so files outside of the hashed folder have the policies of documents',
      appliesTo: ({ path }) => unhashed.has(path),
      overrides: { mayHavePolicies: true },
    },
    {
      reason: `reads ${maxRules} rules of _headers: the smallest hashed pictures beyond them are revalidated`,
      appliesTo: ({ path, expect }) => dropped.has(path) && expect.cache === cacheForever,
      overrides: { cache: revalidate },
    },
    {
      reason: `reads ${maxRedirects} lines of _redirects: from other names of pages beyond them it leads as it does by itself`,
      appliesTo: ({ path, expect }) => expect.location !== undefined && others.has(path.replace(/\?.*/, '')),
      overrides: { status: [307, 404], location: undefined },
    },
  ];
}

export const cloudflare = {
  server: 'cloudflare',
  exceptions,
  distFiles,
  releaseFiles,
  projectFiles: (name, countsVisits) => ({ 'wrangler.jsonc': wranglerFile(name, countsVisits) }),
  deployment: {
    secrets: {
      CLOUDFLARE_ACCOUNT_ID: 'Workers & Pages > Account details',
      CLOUDFLARE_API_TOKEN: 'My Profile > API Tokens > Create Token > Edit Cloudflare Workers',
    },
    commands: ['npx --yes wrangler deploy'],
  },
} satisfies Host;
