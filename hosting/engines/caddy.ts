import { hashedFolder } from '#packages/site/addresses.ts';
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
import { toServer } from './to-server.ts';

const codings = Object.keys(encodings).join(' ');

function indent(lines: readonly string[], depth: number): string {
  return lines.map((line) => `${'\t'.repeat(depth)}${line}`).join('\n');
}

function headerLines(headers: Rules['headers']): string {
  return indent(
    Object.entries(headers).map(([name, value]) => `${name} "${value.replaceAll('"', '\\"')}"`),
    2,
  );
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

/** The headers of shared files. Empty if there are none, because a matcher without paths matches everything. */
function sharing(shared: Rules['shared']): string[] {
  if (shared.length === 0) return [];
  const lines = Object.entries(sharedHeaders).map(([name, value]) => `header @shared ${name} "${value}"`);
  return [`@shared path ${shared.join(' ')}`, ...lines];
}

/** Logs only requests that count visits. Sets the variables of `log_skip` and of `skip_log`, its name before Caddy 2.8. */
function log({ noContent }: Rules): string[] {
  if (noContent.length === 0) return [];
  return [
    'log',
    `@uncounted not path ${noContent.join(' ')}`,
    'vars @uncounted {',
    '\tlog_skip true',
    '\tskip_log true',
    '}',
  ];
}

function noContentResponses({ noContent }: Rules): string[] {
  return noContent.flatMap((path, index) => [
    // The matcher "path" ignores case.
    `@empty${index} path_regexp ^${path}$`,
    `header @empty${index} Cache-Control "${neverStore}"`,
    `respond @empty${index} 204`,
  ]);
}

function block(lines: readonly string[], depth: number): string {
  return lines.length > 0 ? `${indent(lines, depth)}\n` : '';
}

/** The environment provides SITE_ROOT and SITE_ADDRESS, a host name for which Caddy obtains a certificate. */
function releaseFiles(rules: Rules): Record<string, string> {
  const { headers, documentHeaders, redirects, hidden, links, shared } = rules;
  const caddyfile = `{
	admin off
	servers {
		timeouts {
			read_header ${requestTimeouts.header}s
			read_body ${requestTimeouts.body}s
			idle ${requestTimeouts.idle}s
		}
	}
}

(headers) {
	header {
${headerLines(headers)}
		Cache-Control "${revalidate}"
	}
	# A block by itself: removals are deferred, and would defer the lines above too. Vary is deferred so that it
	# replaces the one that Caddy sets on compressed files only.
	header {
		-Server
		# Redundant: the ETag is more precise.
		-Last-Modified
		Vary "Accept-Encoding"
		defer
	}
}

(document) {
	header {
${headerLines(documentHeaders)}
	}
}

{$SITE_ADDRESS:http://:8080} {
	root * {$SITE_ROOT:/srv/site}
	import headers
${block(log(rules), 1)}
	map {path} {site_redirect} {
${indent(
  redirects.map(({ from, to }) => `"${from}" "${to}"`),
  2,
)}
		default ""
	}
	map {path} {site_hidden} {
${indent(
  hidden.map((path) => `"${path}" "yes"`),
  2,
)}
		~\\.(?:${precompressed})$ "yes"
		# The file server would normalize dots and double slashes, but a file has one address only.
		~//|/\\.\\.?(?:/|$) "yes"
		# File systems refuse names of more than 255 bytes, which the file server answers with 500. Addresses are shorter, and
		# have no other letters. The same goes for whole paths of more than 4,096 bytes.
		~/[^/]{200}|.{1000}|[^\\x00-\\x7f] "yes"
		default ""
	}

	map {path} {site_link} {
${indent(
  Object.entries(links).map(([path, link]) => `"${path}" \`${link}\``),
  2,
)}
		default ""
	}

	@page file {path}.html
	@home path /
	@hashed {
		path ${hashedFolder}*
		file {path}
	}
	route {
		@write not method GET HEAD
		header @write Allow "GET, HEAD"
		error @write 405
		@null path_regexp \\x00
		error @null 400
		# An encoded slash does not separate segments, so no page has one.
		@encodedSlash vars_regexp {http.request.orig_uri} (?i)^[^?]*%2f
		error @encodedSlash 404
		# Go rejects unknown range units instead of ignoring them, and accepts a suffix range of zero bytes.
		@otherUnit {
			header Range *
			not header_regexp Range ^bytes=
		}
		request_header @otherUnit -Range
		@noBytes header_regexp Range ^bytes=-0+$
		error @noBytes 416
${block(noContentResponses(rules), 2)}		@redirectWithQuery expression \`{site_redirect} != "" && {http.request.uri.query} != ""\`
		redir @redirectWithQuery {site_redirect}?{query} 308
		@redirect expression \`{site_redirect} != ""\`
		redir @redirect {site_redirect} 308
		@hidden expression \`{site_hidden} != ""\`
		error @hidden 404
		rewrite @home /index.html
		rewrite @page {path}.html
		@document path *.html
		handle @document {
			import document
		}
		header @hashed Cache-Control "${cacheForever}"
		@twin expression \`{site_link} != ""\`
		header @twin Link {site_link}
${indent(sharing(shared), 2)}
${indent(types(), 2)}
		file_server {
			precompressed ${codings}
		}
	}

	handle_errors {
		import headers
		# In a route, so that it runs after the import.
		route {
${indent(sharing(shared), 3)}
		}
		@missing expression {http.error.status_code} == 404
		handle @missing {
			import document
${indent(notFoundHandlers(rules), 3)}
		}
		respond "{http.error.status_code} {http.error.status_text}"
	}
}
`;
  return { Caddyfile: caddyfile };
}

export const caddy = {
  releaseFiles,
  deployment: toServer('caddy', 'sudo systemctl restart caddy'),
} satisfies Host;
