/** Consistency between the languages of the built site. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { readWeights } from '#judges/page-weight.ts';
import { everyDocument, root, textAt, textOf } from './site.ts';

/** Returns a page's JavaScript, including the prefetched chunks of all pages in its language. */
function scriptOf(page: string): string {
  const { scripts = [] } = readWeights(root).find(({ address }) => address === page) ?? {};
  const first = scripts.map((name) => textAt(name));
  const folder = path.posix.dirname(scripts.at(-1) ?? '');
  const later = [...(first.at(-1) ?? '').matchAll(/import\(`\.\/([^`]+)`\)/g)];
  return [...first, ...later.map(([, name = '']) => textAt(`${folder}/${name}`))].join('\n');
}

// Sentences of the home page and of pages prefetched from it, without letters that minifiers may escape.
const sentences = {
  en: [
    'Led from San Francisco, built in San Jose',
    'We use what you send us to answer you',
    'The page may have moved, or the link may have a typo',
  ],
  es: ['en su mismo horario', 'Este sitio no tiene cuentas, cookies ni anal'],
};

test.each([
  ['/', 'en', 'es'],
  ['/es', 'es', 'en'],
] as const)('the JavaScript of %s has the words of its own language only', (address, own, other) => {
  const script = scriptOf(address);
  expect(sentences[own].filter((sentence) => !script.includes(sentence))).toEqual([]);
  expect(sentences[other].filter((sentence) => script.includes(sentence))).toEqual([]);
});

test('Spanish has its own names, figures and dates, and the pseudo-locale is not built', () => {
  const spanish = everyDocument.filter(({ locale, kind }) => locale.code === 'es' && kind === 'page');
  expect(spanish).toHaveLength(10);
  const text = spanish.map(({ main }) => textOf(main)).join(' ');
  for (const own of ['San José', '99,9 %', 'agosto de 2025', '600 000']) expect(text).toContain(own);
  for (const english of [/San Jose(?! )/, /99\.9/, /August/, /600,000/, /\d%/])
    expect(text).not.toMatch(english);
  expect(textAt('/sitemap.xml')).not.toContain('/xa');
});
