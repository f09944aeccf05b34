import { expect, test } from 'vitest';
import { defaultLocale as english, type Locale } from './locales.ts';
import { localeFile, markdownAddress, pictureAddress, vcardAddress } from './page-files.ts';

const prefixed: Locale = { ...english, prefix: 'es' };

test('files of the default language are at the root', () => {
  expect(localeFile('llms.txt', english)).toBe('/llms.txt');
  expect(markdownAddress('home', english)).toBe('/index.md');
  expect(markdownAddress('services', english)).toBe('/services.md');
  expect(pictureAddress('home', english)).toBe('/social/home.png');
  expect(vcardAddress('san-jose', english)).toBe('/contact/san-jose.vcf');
});

test('files of other languages are below their prefix', () => {
  expect(localeFile('llms.txt', prefixed)).toBe('/es/llms.txt');
  expect(markdownAddress('home', prefixed)).toBe('/es.md');
  expect(markdownAddress('services', prefixed)).toBe('/es/services.md');
  expect(pictureAddress('home', prefixed)).toBe('/es/social/home.png');
  expect(vcardAddress('san-jose', prefixed)).toBe('/es/contact/san-jose.vcf');
});
