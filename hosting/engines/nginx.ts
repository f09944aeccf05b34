import { hashedFolder } from '#packages/site/addresses.ts';
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
import { toServer } from './to-server.ts';

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

function map(from: string, to: string, lines: readonly string[]): string {
  return `map ${from} ${to} {\n${lines.map((line) => `    ${line};\n`).join('')}}\n`;
}

function variable(name: string): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}

/**
 * Maps paths to redirects. nginx ignores capitals in the strings of a map, so a second map compares the path with what the
 * first has found, and has the sources with capitals, which could be the same strings.
 */
function redirectMaps(redirects: Rules['redirects']): string[] {
  const [plain = [], capital = []] = [true, false].map((isPlain) =>
    redirects.filter(({ from }) => (from === from.toLowerCase()) === isPlain),
  );
  return [
    map('$site_path', '$site_found', [
      'default ""',
      ...plain.map(({ from, to }) => `"${from}" "${from} ${to}"`),
    ]),
    map('"$site_found $site_path"', '$site_redirect', [
      'default ""',
      String.raw`"~^(\S+) (?<site_to>\S+) \1$" $site_to`,
      ...capital.map(({ from, to }) => String.raw`"~^(?:\S+ \S+)? ${literal(from)}\z" "${to}"`),
    ]),
  ];
}

function httpBlock({
  headers,
  documentHeaders,
  redirects,
  notFound,
  hidden,
  links,
  shared,
  noContent,
}: Rules): string {
  const scopes = notFound.map(({ scope, file }) =>
    scope === '/' ? `default ${file}` : `~^${literal(scope)} ${file}`,
  );
  return [
    '# Generous: nginx does not start with an address that is longer than its own limit, 64 bytes on most machines.',
    'map_hash_bucket_size 4096;\nmap_hash_max_size 8192;\n',
    "# The decoded path, or the path as sent if it has an encoded slash, which no file's has.",
    map('$request_uri', '$site_path', ['default $uri', '"~*^(?<site_sent>[^?]*%2f[^?]*)" $site_sent']),
    ...redirectMaps(redirects),
    map('$site_path', '$site_not_found', scopes),
    map('$site_path', '$site_hidden', [
      'default 0',
      '~*%2f 1',
      '~// 1',
      `~${literal('.')}(?:${precompressed})$ 1`,
      ...hidden.map((path) => `"${path}" 1`),
    ]),
    ...Object.entries(sharedHeaders).map(([name, value]) =>
      map('$uri', variable(name), [
        `default "${headers[name]}"`,
        ...shared.map((path) => `"${path}" "${value}"`),
      ]),
    ),
    "# For documents, including nginx's error pages. nginx does not send headers with an empty value.",
    ...Object.entries(documentHeaders).map(([name, value]) =>
      map('"$sent_http_content_type $uri"', variable(name), [
        'default ""',
        String.raw`"~^text/html|\.html$" "${value.replaceAll('"', String.raw`\"`)}"`,
      ]),
    ),
    map('$uri', '$site_link', [
      'default ""',
      ...Object.entries(links).map(([path, link]) => `"${path}" '${link}'`),
    ]),
    ...(noContent.length === 0
      ? []
      : [map('$uri', '$site_counts', ['default 0', ...noContent.map((path) => `"${path}" 1`)])]),
    map('$status', '$site_allow', ['default ""', '405 "GET, HEAD"']),
    '# Depends on the status, because a missing file must never be cached for a year.',
    map('"$status $uri"', '$site_cache', [
      `default "${revalidate}"`,
      `"~^(?:200|206|304) ${literal(hashedFolder)}" "${cacheForever}"`,
      ...noContent.map((path) => `"204 ${path}" "${neverStore}"`),
    ]),
  ].join('\n');
}

function types(): string {
  const lines = Object.entries(mediaTypes).map(([ending, type]) => `    ${type} ${ending};\n`);
  return `types {\n${lines.join('')}}\ndefault_type application/octet-stream;\n`;
}

/** Without `if`, nginx would answer every method. */
function noContentLocations({ noContent }: Rules): string {
  return noContent
    .map(
      (path) => `
location = ${path} {
    if ($request_method !~ ^(?:GET|HEAD)$) {
        return 405;
    }
    return 204;
}
`,
    )
    .join('');
}

/** The contents of the `server` block, with all headers: an `add_header` in a location would discard them. */
function serverBlock(rules: Rules): string {
  const { headers, documentHeaders } = rules;
  const varying = [...Object.keys(sharedHeaders), ...Object.keys(documentHeaders)].map(
    (name) => [name, variable(name)] as const,
  );
  const others = { 'Cache-Control': '$site_cache', Allow: '$site_allow', Link: '$site_link' };
  const all = { ...headers, ...Object.fromEntries(varying), ...others };
  return `${Object.entries(all)
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n')}
# Redundant: the ETag is more precise.
add_header Last-Modified "";

${types()}
charset utf-8;
charset_types text/css text/javascript text/markdown text/plain text/vcard;

gzip_static on;
gzip_vary on;
brotli_static on;
etag on;
absolute_redirect off;
# So that // can be told from /, which the file system cannot.
merge_slashes off;
server_tokens off;

error_page 404 $site_not_found;

if ($site_redirect) {
    return 308 $site_redirect$is_args$args;
}

location / {
    if ($site_hidden) {
        return 404;
    }
    try_files $uri $uri.html =404;
}

location = / {
    if ($site_hidden) {
        return 404;
    }
    try_files /index.html =404;
}

# Only ever reached from error_page.
location ~ /404\\.html$ {
    internal;
}
${noContentLocations(rules)}`;
}

const complete = (rules: Rules) => `# For an unprivileged nginx: listens on 8080 and writes only to /tmp.
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr warn;

events {
    worker_connections 4096;
}

http {
    ${rules.noContent.length === 0 ? 'access_log off;' : 'access_log /dev/stdout combined if=$site_counts;'}
    client_body_temp_path /tmp/nginx-body;
    proxy_temp_path /tmp/nginx-proxy;
    fastcgi_temp_path /tmp/nginx-fastcgi;
    uwsgi_temp_path /tmp/nginx-uwsgi;
    scgi_temp_path /tmp/nginx-scgi;

    sendfile on;
    tcp_nopush on;
    client_header_timeout ${requestTimeouts.header}s;
    client_body_timeout ${requestTimeouts.body}s;
    keepalive_timeout ${requestTimeouts.idle}s;
    open_file_cache max=2000 inactive=60s;
    open_file_cache_valid 5s;
    client_max_body_size 1k;
    types_hash_max_size 2048;

    include site-http.conf;

    server {
        listen 8080;
        root /srv/site;
        include site-server.conf;
    }
}
`;

function releaseFiles(rules: Rules): Record<string, string> {
  return {
    'site-http.conf': httpBlock(rules),
    'site-server.conf': serverBlock(rules),
    'nginx.conf': complete(rules),
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
