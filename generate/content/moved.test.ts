import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '#test/content/content-copy.ts';
import { loadSite } from './site.ts';

let copy: ContentCopy;
beforeEach(() => (copy = copyContent()));
afterEach(() => copy.remove());

const write = (text: string) => writeFileSync(copy.full('moved.yaml'), text);

test('a site without the file has no old addresses', () => {
  expect(loadSite(copy.root).moved).toEqual({});
});

test('old addresses lead to pages of any language, and to contact cards', () => {
  write('/jobs: /about\n/es/empleo: /es/about\n/old.html: /contact/lisbon.vcf\n');
  expect(copy.mistakes()).toBe('no mistake');
  expect(loadSite(copy.root).moved).toEqual({
    '/jobs': '/about',
    '/es/empleo': '/es/about',
    '/old.html': '/contact/lisbon.vcf',
  });
});

test.each([
  ['/about: /services', '/about: is an address of this site'],
  ['/jobs: /nowhere', '/jobs: leads to /nowhere, which is no address of this site'],
  ['/jobs: /jobs', '/jobs: leads to /jobs, which has moved itself'],
  ['/one: /two\n/two: /one', '/two: leads to /one, which has moved itself'],
  ['/one: /two\n/two: /about', '/one: leads to /two, which has moved itself'],
  ['jobs: /about', 'is no address of this site: write a path'],
  ['/jobs/: /about', 'is no address of this site: write a path'],
  ["'/jobs\"; x': /about", 'is no address of this site: write a path'],
  ['/jobs: https://www.example.com/about', 'is no address of this site: write a path'],
  ['- /jobs', 'content/moved.yaml'],
])('refuses %j', (text, reason) => {
  write(text);
  expect(copy.mistakes()).toContain('content/moved.yaml');
  expect(copy.mistakes()).toContain(reason);
});
