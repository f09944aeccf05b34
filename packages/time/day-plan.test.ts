import { expect, test } from 'vitest';
import { planDay } from './day-plan.ts';

const office = { opens: '09:00', closes: '18:00' };
const offices = [
  { ...office, timeZone: 'America/Costa_Rica' },
  { ...office, timeZone: 'America/Los_Angeles' },
];
const others = [...offices, { ...office, timeZone: 'Asia/Kolkata' }];
const own = { opens: '09:00', closes: '17:00' };

const inSydney = { ...own, timeZone: 'Australia/Sydney' };

test.each([
  ['a working day on every clock', inSydney, '2026-01-20', '2026-01-20'],
  ['a weekend', { ...own, timeZone: 'America/New_York' }, '2026-01-17', '2026-01-19'],
  ['a Monday in Sydney, which is Sunday in San Francisco', inSydney, '2026-01-19', '2026-01-20'],
])('on %s, plans the next working day of all', (_, ours, today, date) => {
  expect(planDay(ours, others, today)?.date).toBe(date);
});

test('counts nobody’s weekend offshore', () => {
  const ours = { ...own, timeZone: 'America/Los_Angeles' };
  const onKiritimati = [...offices, { ...office, timeZone: 'Pacific/Kiritimati' }];
  expect(planDay(ours, onKiritimati, '2026-01-15')?.date).toBe('2026-01-15');
  expect(planDay(ours, onKiritimati, '2026-01-16')?.date).toBe('2026-01-19');
});

test('counts the hours that both work', () => {
  expect(planDay(inSydney, others, '2026-01-20')?.teams[1]?.hours).toBe(4);
});
