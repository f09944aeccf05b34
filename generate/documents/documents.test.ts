import { expect, test } from 'vitest';
import { defaultLocale } from '#app/site/locales.ts';
import { translationsOf } from './documents.ts';

const second = { ...defaultLocale, code: 'es', prefix: 'es' } as const;

test('a document in one language has no translations', () => {
  expect(translationsOf({ translations: new Map([[defaultLocale, '/services']]) })).toEqual([]);
});

test('lists the translations, and the first for all other languages', () => {
  const translations = new Map([
    [defaultLocale, '/services'],
    [second, '/es/services'],
  ]);
  expect(translationsOf({ translations })).toEqual([
    [defaultLocale.code, '/services'],
    [second.code, '/es/services'],
    ['x-default', '/services'],
  ]);
});
