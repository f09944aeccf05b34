import { expect, test } from 'vitest';
import { facts as ready } from '#test/sites/meridian.ts';
import { placeholdersLeft, reviewsDue, standIns } from './launch.ts';

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
  ['siteUrl', 'https://example.com.mx', []],
  ['contactEndpoint', 'http://127.0.0.1:8080/', ['contactEndpoint']],
] as const)('with the %s %s, these are placeholders: %o', (key, value, found) => {
  expect(standIns({ ...ready, [key]: value }).map((each) => each.key)).toEqual(found);
});

test('finds a claim that was to be looked at again', () => {
  const uptime = { confirmed: '2026-01-15', review: '2026-07-15' };
  const dueOn = (day: string) => reviewsDue({ claimsConfirmed: { uptime } }, day);
  expect(dueOn('2026-07-15')).toEqual([]);
  expect(dueOn('2026-07-16')).toEqual([
    {
      key: 'claimsConfirmed.uptime',
      reason: 'was confirmed on 2026-01-15, to be looked at again by 2026-07-15',
    },
  ]);
});
