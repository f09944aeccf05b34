import { expect, test } from 'vitest';
import { facts as ready } from '#test/sites/meridian.ts';
import { placeholdersLeft, standIns } from './launch.ts';

test('lists the placeholders that are left', () => {
  expect(placeholdersLeft(ready)).toBeUndefined();
  expect(placeholdersLeft({ ...ready, email: 'hello@example.com', siteUrl: 'https://site.test' })).toBe(
    'content/site.yaml still holds placeholders: email, siteUrl. See npm run launch-check.',
  );
});

test.each([
  ['legalName', 'Isthmus Technologies, Inc.', ['legalName']],
  ['email', 'info@example.com', ['email']],
  ['email', 'info@myexample.com', []],
  ['phone', '+1 (415) 555-0132', ['phone']],
  ['phone', '+1 (415) 555-2132', []],
  ['bookingUrl', 'https://example.com/book', ['bookingUrl']],
  ['siteUrl', 'https://site.test', ['siteUrl']],
  ['contactEndpoint', 'http://127.0.0.1:8080/', ['contactEndpoint']],
] as const)('with the %s %s, these are placeholders: %o', (key, value, found) => {
  expect([...standIns({ ...ready, [key]: value }).keys()]).toEqual(found);
});
