import { hashedFolder } from '#packages/site/addresses.ts';
import { visitsAddress } from '#packages/site/visits.ts';
import { contentType, mediaTypes } from '../media-types.ts';
import {
  cacheForever,
  encodings,
  neverStore,
  precompressed,
  requestTimeouts,
  revalidate,
  type Rules,
} from '../rules.ts';
import { sharedHeaders } from '../security-headers.ts';
import type { Host } from './host.ts';
import { filled } from './template.ts';
import { toServer } from './to-server.ts';

const codings = Object.keys(encodings).join(' ');

const quotedPairs = (pairs: readonly (readonly [name: string, value: string])[]) =>
  pairs.map(([name, value]) => `"${name}" "${value}"`);

function headerLines(headers: Rules['headers']): string[] {
  return Object.entries(headers).map(([name, value]) => `${name} "${value.replaceAll('"', '\\"')}"`);
}

/** Sets media types explicitly, because Go would take them from the machine's configuration. */
function types(): string[] {
  return Object.keys(mediaTypes).flatMap((ending) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type "${contentType(`.${ending}`)}"`,
  ]);
}

/**
 * Handlers that serve the not-found document of each scope, most specific first. Caddy matches decoded paths, in which
 * an encoded slash would end the first segment, with double slashes merged. Unlike `path`, `path_regexp` tells capitals from small letters.
 */
function notFoundHandlers({ notFound }: Rules): string[] {
  return notFound.flatMap(({ scope, file }, index) => [
    `@scope${index} {`,
    ...(scope === '/'
      ? ['\tpath /*']
      : [`\tpath_regexp ^${scope}`, `\tnot vars_regexp {http.request.orig_uri} (?i)^/(?:/|[^/?]*%2f)`]),
    '}',
    `handle @scope${index} {`,
    `\trewrite * ${file}`,
    '\theader Content-Type "text/html; charset=utf-8"',
    `\tfile_server {`,
    `\t\tprecompressed ${codings}`,
    '\t}',
    '}',
  ]);
}

/** Empty if there are no shared files, because a matcher without paths matches everything. */
function sharing(shared: Rules['shared']): string[] {
  if (shared.length === 0) return [];
  const lines = Object.entries(sharedHeaders).map(([name, value]) => `header @shared ${name} "${value}"`);
  return [`@shared path ${shared.join(' ')}`, ...lines];
}

/** Logs only requests that count visits. Sets the variables of `log_skip` and of `skip_log`, its name before Caddy 2.8. */
function log({ countsVisits }: Rules): string[] {
  if (!countsVisits) return [];
  return [
    'log',
    `@uncounted not path ${visitsAddress}`,
    'vars @uncounted {',
    '\tlog_skip true',
    '\tskip_log true',
    '}',
  ];
}

function visitResponse({ countsVisits }: Rules): string[] {
  if (!countsVisits) return [];
  return [
    // The matcher "path" ignores case.
    `@visit path_regexp ^${visitsAddress}$`,
    `header @visit Cache-Control "${neverStore}"`,
    'respond @visit 204',
  ];
}

/** The environment provides SITE_ROOT and SITE_ADDRESS, a host name for which Caddy obtains a certificate. */
function releaseFiles(rules: Rules): Record<string, string> {
  const caddyfile = filled('caddy/Caddyfile', {
    ...requestTimeouts,
    headers: headerLines(rules.headers),
    documentHeaders: headerLines(rules.documentHeaders),
    log: log(rules),
    redirects: quotedPairs(rules.redirects.map(({ from, to }) => [from, to])),
    hidden: quotedPairs(rules.hidden.map((path) => [path, 'yes'])),
    links: Object.entries(rules.links).map(([path, link]) => `"${path}" \`${link}\``),
    visits: visitResponse(rules),
    sharing: sharing(rules.shared),
    types: types(),
    notFound: notFoundHandlers(rules),
    cacheForever,
    codings,
    hashedFolder,
    precompressed,
    revalidate,
  });
  return { Caddyfile: caddyfile };
}

export const caddy = {
  releaseFiles,
  deployment: toServer('caddy', 'sudo systemctl restart caddy'),
} satisfies Host;
