/** Checks the configuration files against each engine's limits. test/hosting runs the engines themselves. */
import { expect, test } from 'vitest';
import { tableOf } from '#test/address-table.ts';
import { siteRules } from '../rules.ts';
import { cloudflare, headerRules } from './cloudflare.ts';
import { hosts } from './hosts.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';

const files = ['/index.html', '/about.html', '/404.html', '/es/404.html', '/assets/404.html', '/about.md'];
const hashed = Array.from({ length: 150 }, (_, index) => `/assets/page-${String(index).padStart(8, '0')}.js`);
const picture = '/social/about.png';
const rules = siteRules({ ...tableOf(files), files: [...files, ...hashed, picture], styles: ['a{}'] });

test.each(Object.entries(hosts))(
  '%s lets other sites embed pictures, redirects old addresses, and names the page of a twin',
  (_, host) => {
    const own = siteRules({
      ...tableOf(files, { '/old-name': '/about' }),
      files: [...files, picture],
      styles: [],
    });
    const written = Object.values({ ...host.distFiles?.(own), ...host.releaseFiles(own) }).join('\n');
    expect(written).toMatch(/\/social\/(?:\*|about\.png)[^/]*cross-origin/);
    expect(written).toMatch(/\/old-name\W+\/about/);
    expect(written).toMatch(
      /\/(?:\*|about)\.md[^/]*<https:\/\/www\.example\.com\/(?::splat|about)>; rel="canonical"/,
    );
  },
);

/** Returns the headers of a file on Netlify: for each header, the last matching rule wins. */
function netlifyAnswer(file: string): Record<string, string> {
  const all: Record<string, string> = {};
  let isMatch = false;
  for (const line of netlify.distFiles(rules)._headers.split('\n')) {
    const [name = '', value = ''] = line.trim().split(/: (.*)/);
    if (line.startsWith('/'))
      isMatch = line === file || (line.endsWith('*') && file.startsWith(line.slice(0, -1)));
    else if (isMatch) all[name] = value;
  }
  return all;
}

test('Netlify sends hashed files with short policies', () => {
  const file = hashed[0] ?? '';
  const lines = Object.entries(netlifyAnswer(file)).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(lines.join('').length).toBeLessThan(450);
  expect(netlifyAnswer(file)).not.toMatchObject(rules.documentHeaders);
});

test('on Netlify missing addresses get the headers of documents', () => {
  expect(netlifyAnswer('/no-such-page.txt')).toMatchObject(rules.documentHeaders);
});

test('long caching is set on single files, never on a pattern', () => {
  const patterns = headerRules(rules).filter(({ path }) => path.includes('*'));
  expect(patterns.map(({ path }) => path)).toEqual(['/*', '/assets/*', '/*.md', '/social/*']);
  expect(patterns.filter(({ headers }) => 'Cache-Control' in headers)).toEqual([]);
});

test('throws for a line that Cloudflare would drop', () => {
  const styles = Array.from({ length: 40 }, (_, index) => `a{order:${index}}`);
  expect(() => cloudflare.distFiles(siteRules({ ...tableOf(files), files, styles }))).toThrow(
    /2000 characters/,
  );
});

test('Netlify serves the nearest not-found document', () => {
  expect(netlify.distFiles(rules)._redirects.split('\n')).toEqual(
    expect.arrayContaining(['/assets/* /assets/404.html 404', '/es/* /es/404.html 404']),
  );
});

type EdgeFunction = { default: (request: Request) => Response; config: { path: string[] } };

// test/hosting asks the hosts that can run here.
test('Netlify’s edge function sends empty responses, and accepts only GET and HEAD', async () => {
  const counting = siteRules({ ...tableOf(files), files, styles: [], countsVisits: true });
  const source = netlify.releaseFiles(counting)['visits.js'] ?? '';
  const address = `data:text/javascript,${encodeURIComponent(source)}`;
  const { default: answer, config }: EdgeFunction = await import(/* @vite-ignore */ address);
  expect(config.path).toEqual(['/visits']);
  const found = answer(new Request('https://www.example.com/visits?view=/about'));
  expect([found.status, found.headers.get('cache-control'), found.body]).toEqual([204, 'no-store', null]);
  expect(found.headers.get('strict-transport-security')).toBe(rules.headers['Strict-Transport-Security']);
  const post = answer(new Request('https://www.example.com/visits', { method: 'POST' }));
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('nginx’s files to include allow long addresses by themselves', () => {
  const { 'site-http.conf': http } = nginx.releaseFiles(rules);
  expect(http).toMatch(/^map_hash_bucket_size 4096;[^{]*^map_hash_max_size/m);
});

test('nginx sets headers at one level only, because inner levels replace outer ones', () => {
  const { 'site-server.conf': server = '' } = nginx.releaseFiles(rules);
  const locations = server.slice(server.indexOf('\nlocation'));
  expect(locations).not.toContain('add_header');
  expect(server.match(/add_header/g)).toHaveLength(
    Object.keys({ ...rules.headers, ...rules.documentHeaders }).length + 4,
  );
});
