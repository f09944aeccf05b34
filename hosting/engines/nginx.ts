import { hashedFolder } from '#packages/site/addresses.ts';
import { visitsAddress } from '#packages/site/visits.ts';
import { mediaTypes } from '../media-types.ts';
import {
  cacheForever,
  neverStore,
  precompressed,
  requestTimeouts,
  revalidate,
  type Rules,
} from '../rules.ts';
import { sharedHeaders } from '../security-headers.ts';
import type { Exception, Host } from './host.ts';
import { filled } from './template.ts';
import { toServer } from './to-server.ts';

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** Maps `from` to a variable for each header. */
function headerMaps(
  headers: Rules['headers'],
  from: string,
  linesOf: (value: string, name: string) => readonly string[],
): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [
    `map ${from} ${variable(name)} {`,
    ...linesOf(value, name).map((line) => `    ${line};`),
    '}',
    '',
  ]);
}

function httpBlock(rules: Rules): string {
  // The strings of a map match without case. So a second map compares the path with what the first has found; it also has
  // the sources with capitals, which the first could not tell from those in small letters.
  const [plain = [], capital = []] = [true, false].map((isPlain) =>
    rules.redirects.filter(({ from }) => (from === from.toLowerCase()) === isPlain),
  );
  const counts = ['map $uri $site_counts {', '    default 0;', `    "${visitsAddress}" 1;`, '}', ''];
  return filled('nginx/site-http.conf', {
    plainRedirects: plain.map(({ from, to }) => `"${from}" "${from} ${to}";`),
    capitalRedirects: capital.map(({ from, to }) => String.raw`"~^(?:\S+ \S+)? ${literal(from)}\z" "${to}";`),
    notFound: rules.notFound.map(({ scope, file }) =>
      scope === '/' ? `default ${file};` : `~^${literal(scope)} ${file};`,
    ),
    hidden: rules.hidden.map((path) => `"${path}" 1;`),
    sharing: headerMaps(sharedHeaders, '$uri', (value, name) => [
      `default "${rules.headers[name]}"`,
      ...rules.shared.map((path) => `"${path}" "${value}"`),
    ]),
    documentHeaders: headerMaps(rules.documentHeaders, '"$sent_http_content_type $uri"', (value) => [
      'default ""',
      String.raw`"~^text/html|\.html$" "${value.replaceAll('"', String.raw`\"`)}"`,
    ]),
    links: Object.entries(rules.links).map(([path, link]) => `"${path}" '${link}';`),
    counts: rules.countsVisits ? counts : [],
    visits: rules.countsVisits ? [`"204 ${visitsAddress}" "${neverStore}";`] : [],
    hashedFolder: literal(hashedFolder),
    cacheForever,
    precompressed,
    revalidate,
  });
}

/** Without `if`, nginx would answer every method. */
function visitLocation({ countsVisits }: Rules): string[] {
  if (!countsVisits) return [];
  return [
    '',
    `location = ${visitsAddress} {`,
    '    if ($request_method !~ ^(?:GET|HEAD)$) {',
    '        return 405;',
    '    }',
    '    return 204;',
    '}',
  ];
}

/** The contents of the `server` block, with all headers: an `add_header` in a location would discard them. */
function serverBlock(rules: Rules): string {
  const { headers, documentHeaders } = rules;
  const varying = [...Object.keys(sharedHeaders), ...Object.keys(documentHeaders)].map(
    (name) => [name, variable(name)] as const,
  );
  const others = { 'Cache-Control': '$site_cache', Allow: '$site_allow', Link: '$site_link' };
  const all = { ...headers, ...Object.fromEntries(varying), ...others };
  return filled('nginx/site-server.conf', {
    headers: Object.entries(all).map(([name, value]) => `add_header ${name} "${value}" always;`),
    types: Object.entries(mediaTypes).map(([ending, type]) => `${type} ${ending};`),
    visits: visitLocation(rules),
  });
}

function releaseFiles(rules: Rules): Record<string, string> {
  const log = rules.countsVisits ? '/dev/stdout combined if=$site_counts' : 'off';
  return {
    'site-http.conf': httpBlock(rules),
    'site-server.conf': serverBlock(rules),
    'nginx.conf': filled('nginx/nginx.conf', { ...requestTimeouts, log }),
  };
}

const exceptions: readonly Exception[] = [
  {
    reason: 'prefers Brotli whatever the quality values of Accept-Encoding',
    appliesTo: ({ headers }) => headers?.['accept-encoding'] === 'gzip;q=1, br;q=0.1',
    overrides: { codings: ['br'] },
  },
  {
    reason: 'sets headers twice on a 416, once for the file and once for the error page',
    appliesTo: ({ expect }) => expect.status.includes(416),
    overrides: { mayLackHeaders: true },
  },
];

export const nginx = {
  server: 'nginx',
  exceptions: () => exceptions,
  releaseFiles,
  deployment: toServer('nginx', 'sudo nginx -t && sudo systemctl reload nginx'),
} satisfies Host;
