import { expect, test } from 'vitest';
import { isFromSite } from './from-site.ts';

const site = 'https://www.example.com';

test.each([
  [{ origin: site }, true],
  [{ referer: `${site}/es/contact` }, true],
  [{ referer: site, site: 'cross-site' }, true],
  [{ site: 'same-origin' }, true],
  [{ referer: 'https://www.example.com.evil.example/' }, false],
  [{ referer: 'https://evil.example/?https://www.example.com/' }, false],
  [{ referer: 'nonsense' }, false],
  [{ site: 'same-site' }, false],
  [{ site: 'cross-site' }, false],
  [{ site: 'none' }, false],
  [{ origin: 'https://evil.example', referer: site }, false],
  [{ origin: 'null', referer: site, site: 'cross-site' }, false],
  [{}, false],
])('%j: %s', (headers, isExpected) => {
  expect(isFromSite(headers, site)).toBe(isExpected);
});
