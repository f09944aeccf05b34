/** What the engines' own limits ask of the files; that the files work is proved on the engines, in test/hosting. */
import { expect, test } from 'vitest';
import { siteRules } from '../rules.ts';
import { caddyFiles } from './caddy.ts';
import { edgeFiles, headerRules } from './cloudflare.ts';
import { netlifyFile, netlifyHeaders } from './netlify.ts';
import { nginxFiles } from './nginx.ts';

const files = ['/index.html', '/404.html', '/es/404.html', '/assets/404.html', '/about.md'];
const hashed = Array.from({ length: 150 }, (_, index) => `/assets/page-${String(index).padStart(8, '0')}.js`);
const picture = '/social/about.png';
const rules = siteRules({ files: [...files, ...hashed, picture], styles: ['a{}'] });
const edge = edgeFiles(rules);

test('Cloudflare reads no more than 100 rules of _headers', () => {
  expect(edge._headers?.split('\n').filter((line) => line.startsWith('/'))).toHaveLength(100);
});

test('every engine lets other sites show a picture', () => {
  const name = 'Cross-Origin-Resource-Policy';
  // On Cloudflare a second value would be added to the first one.
  expect(edge._headers).toContain(`\n  ! ${name}\n  ${name}: cross-origin\n`);
  expect(netlifyHeaders(rules)).toContain(`\n  ${name}: cross-origin\n`);
  expect(nginxFiles(rules)['site-http.conf']).toContain(`"${picture}" "cross-origin";`);
  expect(caddyFiles(rules).Caddyfile).toContain(`@shared path ${picture}\n`);
});

/** What a file on Netlify is given: the last rule that matches it decides, header by header. */
function netlifyAnswer(file: string): Record<string, string> {
  const all: Record<string, string> = {};
  let isMatch = false;
  for (const line of netlifyHeaders(rules).split('\n')) {
    const [name = '', value = ''] = line.trim().split(/: (.*)/);
    if (line.startsWith('/'))
      isMatch = line === file || (line.endsWith('*') && file.startsWith(line.slice(0, -1)));
    else if (isMatch) all[name] = value;
  }
  return all;
}

test.each([picture, hashed[0] ?? '', '/about.md'])('what Netlify is told of %s is short', (file) => {
  const lines = Object.entries(netlifyAnswer(file)).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(lines.join('').length).toBeLessThan(450);
  expect(netlifyAnswer(file)).not.toMatchObject(rules.documentHeaders);
});

test('on Netlify and Cloudflare a missing address gets the policies of a document', () => {
  expect(netlifyAnswer('/no-such-page.txt')).toMatchObject(rules.documentHeaders);
  const [first] = headerRules(rules);
  expect(first).toMatchObject({ path: '/*', headers: rules.documentHeaders });
});

test('a year is promised for files by their whole names, never for a pattern', () => {
  const patterns = headerRules(rules).filter(({ path }) => path.includes('*'));
  expect(patterns.map(({ path }) => path)).toEqual(['/*', '/assets/*']);
  expect(patterns.filter(({ headers }) => 'Cache-Control' in headers)).toEqual([]);
});

test('a line that Cloudflare would drop stops the build', () => {
  const styles = Array.from({ length: 40 }, (_, index) => `a{order:${index}}`);
  expect(() => edgeFiles(siteRules({ files, styles }))).toThrow(/2000 characters/);
});

test('Netlify answers missing addresses from the nearest document', () => {
  expect(netlifyFile(rules)).toContain('from = "/es/*"\n  to = "/es/404.html"\n  status = 404');
});

test('nginx sets headers in one place: a second one would drop the first', () => {
  const { 'site-server.conf': server = '' } = nginxFiles(rules);
  const locations = server.slice(server.indexOf('\nlocation'));
  expect(locations).not.toContain('add_header');
  expect(server.match(/add_header/g)).toHaveLength(
    Object.keys({ ...rules.headers, ...rules.documentHeaders }).length + 2,
  );
});

test('every engine is told every redirect', () => {
  const texts = [edge._redirects, nginxFiles(rules)['site-http.conf'], caddyFiles(rules).Caddyfile];
  for (const { from } of rules.redirects) {
    expect(texts.filter((text) => text?.includes(from))).toHaveLength(texts.length);
  }
});
