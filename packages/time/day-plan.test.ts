import { assert, constantFrom, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { planDay, seasons, sharedMinutes, theirDays } from './day-plan.ts';
import type { OfficeHours } from './working-hours.ts';

const hours = (timeZone: string, opens = '09:00', closes = '18:00') => ({ timeZone, opens, closes });
const sanJose = hours('America/Costa_Rica');
const sanFrancisco = hours('America/Los_Angeles');

test.each([
  ['winter, with San Francisco', sanJose, sanFrancisco, '2026-01-15', 7],
  ['summer, with San Francisco', sanJose, sanFrancisco, '2026-07-15', 8],
  ['a day of 23 hours', hours('America/Los_Angeles', '00:00', '09:00'), sanJose, '2026-03-08', 1],
])('%s', (_, ours, theirs, date, expected) => {
  expect(sharedMinutes(ours, theirs, date) / 60).toBe(expected);
});

test('theirDays may cross midnight, as San Francisco’s does in Kathmandu', () => {
  expect(theirDays(hours('Asia/Kathmandu'), sanFrancisco, '2026-01-15')).toContainEqual({
    start: (22 + 45 / 60) * 60,
    end: (31 + 45 / 60) * 60,
  });
});

test('seasons change when only one side changes its clocks, as New York and not San Jose', () => {
  expect(seasons(hours('America/New_York', '09:00', '17:00'), sanJose, '2026-02-28')).toEqual([
    { from: '2026-02-28', to: '2026-03-07', minutes: 420 },
    { from: '2026-03-08', to: '2026-10-31', minutes: 360 },
    { from: '2026-11-01', to: '2027-02-27', minutes: 420 },
  ]);
});

test('there is one season if both sides change their clocks on the same day, or neither does', () => {
  expect(seasons(hours('America/New_York'), sanFrancisco, '2026-01-15')).toHaveLength(1);
  expect(seasons(hours('Asia/Kathmandu'), sanJose, '2026-01-15')).toHaveLength(1);
});

const offices = [sanJose, sanFrancisco];
const others = [...offices, hours('Asia/Kolkata')];
const inSydney = hours('Australia/Sydney', '09:00', '17:00');

test.each([
  ['a working day on every clock', inSydney, '2026-01-20', '2026-01-20'],
  ['a weekend', hours('America/New_York', '09:00', '17:00'), '2026-01-17', '2026-01-19'],
  ['a Monday in Sydney, which is Sunday in San Francisco', inSydney, '2026-01-19', '2026-01-20'],
])('on %s, plans the next working day of all', (_, ours, today, date) => {
  expect(planDay(ours, others, today)?.date).toBe(date);
});

test('counts nobody’s weekend offshore', () => {
  const ours = hours('America/Los_Angeles', '09:00', '17:00');
  const onKiritimati = [...offices, hours('Pacific/Kiritimati')];
  expect(planDay(ours, onKiritimati, '2026-01-15')?.date).toBe('2026-01-15');
  expect(planDay(ours, onKiritimati, '2026-01-16')?.date).toBe('2026-01-19');
});

test('counts the hours that both work', () => {
  expect(planDay(inSydney, others, '2026-01-20')?.teams[1]?.hours).toBe(4);
});

/** The hours in common, by stepping through our day. */
function byStepping(ours: OfficeHours, theirs: OfficeHours, date: string): number {
  const at = (time: string) => Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(ours.timeZone);
  const [start, end] = [at(ours.opens), at(ours.closes)];
  const last = ours.closes > ours.opens ? end : end.add({ days: 1 });
  let count = 0;
  for (let now = start; Temporal.ZonedDateTime.compare(now, last) < 0; now = now.add({ minutes: 15 })) {
    const clock = now.withTimeZone(theirs.timeZone).toPlainTime().toString().slice(0, 5);
    const [isLater, isEarlier] = [clock >= theirs.opens, clock < theirs.closes];
    if (theirs.opens < theirs.closes ? isLater && isEarlier : isLater || isEarlier) count += 1;
  }
  return count / 4;
}

test('any two days share what stepping through one of them finds', () => {
  const zone = constantFrom(
    ...'Africa/Cairo America/Chicago America/Costa_Rica America/St_Johns Asia/Kathmandu Asia/Tokyo'.split(
      ' ',
    ),
    ...'Australia/Sydney Europe/London Pacific/Chatham Pacific/Kiritimati Pacific/Pago_Pago'.split(' '),
  );
  const time = nat(95).map((quarters) =>
    Temporal.PlainTime.from('00:00')
      .add({ minutes: quarters * 15 })
      .toString({ smallestUnit: 'minute' }),
  );
  const day = tuple(zone, time, time)
    .filter(([, opens, closes]) => opens !== closes)
    .map((given) => hours(...given));
  assert(
    property(day, day, constantFrom('2026-01-14', '2026-06-17'), (ours, theirs, date) => {
      expect(sharedMinutes(ours, theirs, date) / 60).toBe(byStepping(ours, theirs, date));
    }),
    { numRuns: 300 },
  );
});
