import { expect, test } from 'vitest';
import { defaultLocale, localeOf } from './locales.ts';
import { inLanguage, type PageFacts } from './page-facts.ts';

const meta = { title: '', description: '' };

test.each<[string, PageFacts | undefined, string, boolean]>([
  ['/services', { meta }, '/es/services?a=b#c', true],
  ['/services/', { meta }, '/es', false],
  ['/plan', { meta, languages: {} }, '/es', false],
  ['/insights/nothing', undefined, '/es', false],
  ['/insights/b', { meta, languages: { es: '/es/insights/b' } }, '/es/insights/b?a=b#c', true],
  ['/insights/a', { meta, languages: {}, instead: { es: '/es/insights' } }, '/es/insights', false],
])('%s with %j leads to %s in Spanish', (pathname, facts, href, isSame) => {
  const at = { pathname, search: '?a=b', hash: '#c' };
  expect(inLanguage(localeOf('es'), defaultLocale, at, facts)).toEqual({ href, isSame });
});
