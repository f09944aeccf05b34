import { expect, test, vi } from 'vitest';
import { siteDay, startOfDay } from './site-day.ts';

/** Offices of which the first that clients meet, the headquarters, is in this zone. */
const officesWith = (timeZone: string) =>
  ({
    porto: { side: 'delivery', timeZone: 'Europe/Lisbon' },
    first: { side: 'client', timeZone },
    second: { side: 'client', timeZone: 'Pacific/Kiritimati' },
  }) as const;
const offices = officesWith('America/Los_Angeles');

test.each([
  ['2026-12-03T07:59:59Z', '2026-12-02'],
  ['2026-12-03T08:00:00Z', '2026-12-03'],
])('the day at %s is %s', (instant, day) => {
  vi.stubEnv('SITE_DAY', '');
  expect(siteDay(offices, Temporal.Instant.from(instant))).toBe(day);
});

test('the day can be set, and a mistake in it is reported', () => {
  vi.stubEnv('SITE_DAY', '2031-05-06');
  expect(siteDay(offices)).toBe('2031-05-06');
  vi.stubEnv('SITE_DAY', '2031-02-30');
  expect(() => siteDay(undefined)).toThrow('SITE_DAY is 2031-02-30: write a day');
});

test.each([
  ['2026-03-08', 'America/Los_Angeles', '2026-03-08T00:00:00-08:00'],
  ['2026-01-15', 'Asia/Kathmandu', '2026-01-15T00:00:00+05:45'],
  // Summer time begins at midnight.
  ['2026-09-06', 'America/Santiago', '2026-09-06T01:00:00-03:00'],
])('%s begins in %s at %s', (date, timeZone, start) => {
  expect(startOfDay(date, { offices: officesWith(timeZone) })).toBe(start);
});
