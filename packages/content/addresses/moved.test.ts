import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { prefixMistakes } from './reserved-names.ts';
import { mistakeInWords } from '../reading/mistakes.ts';
import { loadSite } from '../site.ts';
import { readSource } from '../source.ts';

const [copy] = eachCopy();

const write = (text: string) => copy.write('moved.yaml', text);

test('old addresses lead to pages of any language, and to contact cards', () => {
  write('/jobs: /about\n/es/empleo: /es/about\n/old/: /contact/lisbon.vcf\n');
  expect(copy.mistakes()).toBe('no mistake');
  expect(loadSite(copy.root).moved).toEqual({
    '/jobs': '/about',
    '/es/empleo': '/es/about',
    '/old/': '/contact/lisbon.vcf',
  });
});

test.each([
  ['draft: true', '/jobs: /late is a draft'],
  // Nothing would be there on the day after.
  ['until: 2026-12-03', '/jobs: /late is on the site until 3 December 2026'],
  ['until: 2026-11-03\nmovedTo: /about', ''],
])('an old address that leads to a page with %j', (keys, reason) => {
  const matter = `title: Late\nlead: Late.\ndescription: Late.\n${keys}`;
  copy.write('en/pages/late.md', `---\n${matter}\n---\n\nText.\n`);
  write('/jobs: /late');
  const { file, mistakes } = readSource(copy.root, { day: '2026-11-26' }).moved;
  expect(file).toBe('content/moved.yaml');
  expect(mistakes.map((each) => mistakeInWords(each).slice(0, reason.length))).toEqual(
    reason ? [reason] : [],
  );
});

test('refuses a language whose addresses are those of a page, a list or a folder', () => {
  const all = ['', 'pt', 'about', 'insights', 'assets'].map((prefix) => ({ code: 'es' as const, prefix }));
  const found = prefixMistakes(all).map(mistakeInWords).join(' ');
  expect(found).toMatch(/^es\.prefix: choose another than about, .* insights, .* assets, /);
});
