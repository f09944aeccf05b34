import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { prefixMistakes } from './reserved-names.ts';
import { mistakeInWords } from '../reading/mistakes.ts';
import { loadSite } from '../site.ts';

const [copy] = eachCopy();

test('old addresses lead to pages of any language, and to contact cards', () => {
  copy.write('moved.yaml', '/jobs: /about\n/es/empleo: /es/about\n/old/: /contact/lisbon.vcf\n');
  expect(copy.mistakes()).toBe('no mistake');
  expect(loadSite(copy.root).moved).toEqual({
    '/jobs': '/about',
    '/es/empleo': '/es/about',
    '/old/': '/contact/lisbon.vcf',
  });
});

test('refuses a language whose addresses are those of a page, a list or a folder', () => {
  const all = ['', 'pt', 'about', 'insights', 'assets'].map((prefix) => ({ code: 'es' as const, prefix }));
  const found = prefixMistakes(all).map(mistakeInWords).join(' ');
  expect(found).toMatch(/^es\.prefix: choose another than about, .* insights, .* assets, /);
});
