import {
  cacheForever,
  contentType,
  encodings,
  hashedFolder,
  mediaTypes,
  revalidate,
  type Rules,
} from '../rules.ts';
import { sharedHeaders } from '../security-headers.ts';

const precompressed = Object.keys(encodings).join(' ');

function indent(lines: readonly string[], depth: number): string {
  return lines.map((line) => `${'\t'.repeat(depth)}${line}`).join('\n');
}

/** Go knows media types from the machine's own lists, which differ: ours are said outright. */
function types(): string[] {
  return Object.keys(mediaTypes).flatMap((ending) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type "${contentType(`.${ending}`)}"`,
  ]);
}

/** The file that answers at each missing address, the most particular scope first. */
function notFoundHandlers({ notFound }: Rules): string[] {
  return notFound.flatMap(({ scope, file }) => [
    `handle ${scope}* {`,
    `\trewrite * ${file}`,
    '\theader Content-Type "text/html; charset=utf-8"',
    `\tfile_server {`,
    `\t\tprecompressed ${precompressed}`,
    '\t}',
    '}',
  ]);
}

/** A matcher without a path would match every one. */
function sharing(shared: Rules['shared']): string[] {
  if (shared.length === 0) return [];
  const lines = Object.entries(sharedHeaders).map(([name, value]) => `header @shared ${name} "${value}"`);
  return [`@shared path ${shared.join(' ')}`, ...lines];
}

/** Caddy's one file. SITE_ADDRESS (a host name gets its certificate by itself) and SITE_ROOT come from outside. */
export function caddyFiles(rules: Rules): Record<string, string> {
  const { headers, documentHeaders, redirects, hidden, shared } = rules;
  const caddyfile = `{
	admin off
}

(headers) {
	header {
${indent(
  Object.entries(headers).map(([name, value]) => `${name} "${value}"`),
  2,
)}
		Cache-Control "${revalidate}"
	}
	# Apart: a removal is put off to the end, and would take the lines above with it. Vary is put off too, so that it
	# takes the place of the one that compressed files alone come with.
	header {
		-Server
		# The time of the build says less than the ETag, and would weigh as much in every answer.
		-Last-Modified
		Vary "Accept-Encoding"
		defer
	}
}

(document) {
	header {
${indent(
  Object.entries(documentHeaders).map(([name, value]) => `${name} "${value}"`),
  2,
)}
	}
}

{$SITE_ADDRESS:http://:8080} {
	root * {$SITE_ROOT:/srv/site}
	import headers

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
		~\\.(?:${Object.values(encodings)
      .map((ending) => ending.slice(1))
      .join('|')})$ "yes"
		# Dots and doubled slashes, which the file server would fold: a file has one address.
		~//|/\\.\\.?(?:/|$) "yes"
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
		# Go refuses units that it does not know, which are to be left alone, and sends the last nought bytes.
		@otherUnit {
			header Range *
			not header_regexp Range ^bytes=
		}
		request_header @otherUnit -Range
		@noBytes header_regexp Range ^bytes=-0+$
		error @noBytes 416
		@redirectWithQuery expression \`{site_redirect} != "" && {http.request.uri.query} != ""\`
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
${indent(sharing(shared), 2)}
${indent(types(), 2)}
		file_server {
			precompressed ${precompressed}
		}
	}

	handle_errors {
		import headers
		# In a route, so that it comes after the line above.
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
