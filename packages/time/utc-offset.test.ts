import { describe, expect, test, vi } from 'vitest';
import { knowsZone, utcOffset } from './utc-offset.ts';

const winter = new Date('2026-01-15T18:00:00Z');
const summer = new Date('2026-07-15T18:00:00Z');

describe.each([
  ['with Temporal', () => {}],
  ['without', () => vi.stubGlobal('Temporal', undefined)],
])('utcOffset, in minutes, %s', (_, prepare) => {
  test.each([
    ['America/Costa_Rica', winter, -360],
    ['America/Los_Angeles', winter, -480],
    ['America/Los_Angeles', summer, -420],
    ['Asia/Kolkata', winter, 330],
    ['Asia/Kathmandu', winter, 345],
    ['UTC', summer, 0],
    // Rounded: the offset has seconds.
    ['Africa/Monrovia', new Date(0), -44],
  ])('%s at %s', (timeZone, at, offset) => {
    prepare();
    expect(utcOffset(timeZone, at)).toBe(offset);
  });

  test('changes at the exact minute of the clock change', () => {
    prepare();
    expect(utcOffset('America/Los_Angeles', new Date('2026-03-08T09:59:59Z'))).toBe(-480);
    expect(utcOffset('America/Los_Angeles', new Date('2026-03-08T10:00:00Z'))).toBe(-420);
  });

  test.each(['America/San_Jose', '', 'Etc/Unknown', '2026-01-15T18:00[Asia/Tokyo]', '2026-01-15T18:00Z'])(
    'throws for %j, which is not a zone',
    (name) => {
      prepare();
      expect(() => utcOffset(name, winter)).toThrow(RangeError);
      expect(knowsZone(name)).toBe(false);
    },
  );
});

test('both implementations agree for every zone at any time of this century', () => {
  const instants = Array.from({ length: 40 }, (_, index) => new Date(Date.UTC(2005, index * 7, 9 + index)));
  const offsets = () =>
    Intl.supportedValuesOf('timeZone').map((zone) => [zone, ...instants.map((at) => utcOffset(zone, at))]);
  const temporal = offsets();
  vi.stubGlobal('Temporal', undefined);
  expect(offsets()).toEqual(temporal);
});
