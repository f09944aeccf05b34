import { expect, test } from 'vitest';
import { derivePalette } from '#packages/content/brand/derive-palette.ts';
import type { Logo } from '#packages/content/brand/logo.ts';
import { checkBuiltColors, checkNames } from './brand.ts';

const palette = derivePalette({ primary: '#1f3bff', secondary: '#ffb000' });
const logoOf = (...fills: Logo['shapes'][number]['fill'][]): Logo => ({
  width: 8,
  height: 8,
  shapes: fills.map((fill) => ({ tag: 'circle', fill, attributes: {} })),
});

test('reports built files without the current colors, of those that they have', () => {
  const html = `<meta content="${palette.light.page}">`;
  const files = { 'dist/favicon.svg': '<g fill="#1F3BFF"/>', 'dist/index.html': html };
  expect(checkBuiltColors(palette, logoOf('primary'), files)).toEqual([]);
  expect(checkBuiltColors(palette, logoOf('primary', 'secondary'), files)).toMatchObject([
    { state: 'stop', file: 'dist/favicon.svg', reason: expect.stringContaining('#ffb000') },
  ]);
  expect(checkBuiltColors(palette, logoOf('#808080'), { ...files, 'dist/index.html': '' })).toMatchObject([
    { state: 'stop', file: 'dist/index.html' },
  ]);
});

test.each([
  ['wrangler.jsonc', '{\n  "name": "isthmus-site",\n  "assets": {}\n}', { state: 'stop', path: 'name' }],
  ['Containerfile', 'COPY ./test/sites/isthmus/content/ .', { state: 'good' }],
  ['wrangler.jsonc', '{ "routes": [\n    "www.example.com/*"\n] }', { state: 'stop', line: 2 }],
  ['wrangler.jsonc', '{ "routes": ["www.myexample.com/*"] }', { state: 'good' }],
  ['netlify.toml', '[build]\n  ORIGIN = "https://www.example.org"', { state: 'stop', path: 'ORIGIN' }],
  ['netlify.toml', 'publish = "dist" # see test.ts and docs.netlify.com', { state: 'good' }],
  ['Containerfile', 'FROM node\nARG NAME\nRUN curl https://site.test/', { state: 'stop', line: 3 }],
])('placeholders in %s: %j: %o', (file, text, found) => {
  expect(checkNames({ [file]: text })).toMatchObject([{ file, ...found }]);
});
