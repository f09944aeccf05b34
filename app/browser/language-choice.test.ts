import { expect, test } from 'vitest';
import { preferredLocale } from './language-choice.ts';
import { locales } from '#packages/site/locales.ts';

test.each([
  [['es-419', 'en'], undefined, 'es'],
  [['ES-cr'], undefined, 'es'],
  [['fr-CA', 'es-MX', 'en'], undefined, 'es'],
  [['fr', 'de'], undefined, undefined],
  [['est', 'eng'], undefined, undefined],
  [['es'], 'en', 'en'],
  [['es'], 'no-language', 'es'],
])('a browser in %j with the choice %j wants %j', (preferred, chosen, code) => {
  expect(preferredLocale(locales, preferred, chosen)?.code).toBe(code);
});
