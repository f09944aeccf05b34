import { expect, test } from 'vitest';
import { loadSite } from '../site.ts';
import { placeholdersLeft, reviewsDue } from './launch.ts';

const ready = loadSite('test/sites/meridian').facts;

test('lists the placeholders that are left', () => {
  expect(placeholdersLeft(ready)).toBeUndefined();
  expect(placeholdersLeft({ ...ready, email: 'hello@example.com', siteUrl: 'https://site.test' })).toBe(
    'content/site.yaml still holds placeholders: email, siteUrl. See npm run launch-check.',
  );
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
