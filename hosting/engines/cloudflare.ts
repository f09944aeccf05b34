import { cacheForever, encodings, engineFiles, mediaTypes, type Rules } from '../rules.ts';
import { sharedHeaders } from '../security-headers.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/ : more rules, or longer lines, are dropped. */
const maxRules = 100;
const maxLine = 2000;

/** Cloudflare's own media type for vCards is not the registered one (RFC 6350, section 10.1). */
function headersFile({ headers, files, immutable, shared }: Rules): string {
  const everywhere = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  // File by file: a pattern would give the type, and the year, to a missing file too. Beyond the limit assets only
  // lose the year.
  const types = files
    .filter((file) => file.endsWith('.vcf'))
    .map((file) => `${file}\n  Content-Type: ${mediaTypes.vcf}; charset=utf-8`);
  // The name with an exclamation mark takes away what the first rule set: a second value would be added to it.
  const others = Object.entries(sharedHeaders).map(([name, value]) => `  ! ${name}\n  ${name}: ${value}`);
  const sharing = shared.map((file) => [file, ...others].join('\n'));
  const forever = immutable
    .slice(0, maxRules - 1 - types.length - sharing.length)
    .map((path) => `${path}\n  Cache-Control: ${cacheForever}`);
  const lines = ['/*', ...everywhere, '  Vary: Accept-Encoding', ...types, ...sharing, ...forever];
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
  return `// Written by the build from hosting/: change it there.\n${JSON.stringify(settings, null, 2)}\n`;
}
