import { expect, test } from 'vitest';
import { checkNames } from './names.ts';

test.each([
  ['package.json', '{\n  "name": "isthmus-site",\n  "version": "0.1.0"\n}', 'name'],
  ['wrangler.jsonc', '{ "routes": [\n    "www.example.com/*"\n] }', 'line 2'],
  ['netlify.toml', '[build]\n  SITE_ORIGIN = "https://www.example.org"', 'SITE_ORIGIN'],
  ['Containerfile', 'FROM node\nARG NAME\nRUN curl https://site.test/', 'line 3'],
])('%s: %j has a placeholder at %s', (file, text, key) => {
  expect(checkNames({ [file]: text })).toMatchObject([{ state: 'stop', file, key }]);
});

test.each([
  ['package.json', '{ "name": "meridian-site", "description": "For example, a site" }'],
  ['netlify.toml', 'publish = "dist" # see test.ts and docs.netlify.com'],
  ['wrangler.jsonc', '{ "routes": ["www.myexample.com/*"] }'],
])('%s: %j has no placeholder', (file, text) => {
  expect(checkNames({ [file]: text })).toMatchObject([{ state: 'good', file }]);
});
