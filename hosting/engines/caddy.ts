import { cacheForever, encodings, hashedFolder, mediaTypes, revalidate, type Rules } from '../rules.ts';
import { sharedHeaders } from '../security-headers.ts';

const precompressed = Object.keys(encodings).join(' ');

function indent(lines: readonly string[], depth: number): string {
  return lines.map((line) => `${'\t'.repeat(depth)}${line}`).join('\n');
}

/** A media type in full: text says that it is UTF-8. */
function contentType(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Go knows media types from the machine's own lists, which differ: ours are said outright. */
function types(): string[] {
  return Object.entries(mediaTypes).flatMap(([ending, type]) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type "${contentType(type)}"`,
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
  const { headers, redirects, hidden, shared } = rules;
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
	# Apart: a removal is put off to the end, and would take the lines above with it.
	header -Server
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
		@redirectWithQuery expression \`{site_redirect} != "" && {http.request.uri.query} != ""\`
		redir @redirectWithQuery {site_redirect}?{query} 308
		@redirect expression \`{site_redirect} != ""\`
		redir @redirect {site_redirect} 308
		@hidden expression \`{site_hidden} != ""\`
		error @hidden 404
		rewrite @home /index.html
		rewrite @page {path}.html
		header @hashed Cache-Control "${cacheForever}"
${indent(sharing(shared), 2)}
${indent(types(), 2)}
		file_server {
			precompressed ${precompressed}
		}
	}

	handle_errors {
		import headers
		@missing expression {http.error.status_code} == 404
		handle @missing {
${indent(notFoundHandlers(rules), 3)}
		}
		respond "{http.error.status_code} {http.error.status_text}"
	}
}
`;
  return { Caddyfile: caddyfile };
}
