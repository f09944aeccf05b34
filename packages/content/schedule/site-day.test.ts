import { expect, test } from 'vitest';
import { facts } from '#test/sites/meridian.ts';
import { startOfDay } from './site-day.ts';

const { offices } = facts;
const [first = '', second = ''] = Object.keys(offices);
const site = (timeZone: string) => ({
  offices: {
    [first]: { ...offices[first]!, side: 'client' as const, timeZone },
    [second]: { ...offices[second]!, side: 'delivery' as const, timeZone: 'UTC' },
  },
});

test.each([
  ['2026-03-08', 'America/Los_Angeles', '2026-03-08T00:00:00-08:00'],
  ['2026-03-09', 'America/Los_Angeles', '2026-03-09T00:00:00-07:00'],
  ['2026-01-15', 'Asia/Kathmandu', '2026-01-15T00:00:00+05:45'],
  // Summer time begins at midnight.
  ['2026-09-06', 'America/Santiago', '2026-09-06T01:00:00-03:00'],
])('%s begins in %s at %s', (date, timeZone, start) => {
  expect(startOfDay(date, site(timeZone))).toBe(start);
});
