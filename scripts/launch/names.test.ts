import { expect, test } from 'vitest';
import { checkNames } from './names.ts';

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
