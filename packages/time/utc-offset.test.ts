import { expect, test, vi } from 'vitest';
import { knowsZone, utcOffset } from './utc-offset.ts';

const winter = new Date('2026-01-15T18:00:00Z');
const summer = new Date('2026-07-15T18:00:00Z');

test.each([
  ['America/Los_Angeles', winter, -480],
  ['America/Los_Angeles', summer, -420],
  ['Asia/Kathmandu', winter, 345],
  ['UTC', summer, 0],
  // Rounded: the offset has seconds.
  ['Africa/Monrovia', new Date(0), -44],
  // The exact minute of a change of clocks.
  ['America/Los_Angeles', new Date('2026-03-08T09:59:59Z'), -480],
  ['America/Los_Angeles', new Date('2026-03-08T10:00:00Z'), -420],
])('the offset of %s at %s in minutes, with and without Temporal', (timeZone, at, offset) => {
  expect(utcOffset(timeZone, at)).toBe(offset);
  vi.stubGlobal('Temporal', undefined);
  expect(utcOffset(timeZone, at)).toBe(offset);
});

test.each(['America/San_Jose', '', 'Etc/Unknown', '2026-01-15T18:00[Asia/Tokyo]', '2026-01-15T18:00Z'])(
  'throws for %j, which is not a zone',
  (name) => {
    for (const temporal of [Temporal, undefined]) {
      vi.stubGlobal('Temporal', temporal);
      expect(() => utcOffset(name, winter)).toThrow(RangeError);
      expect(knowsZone(name)).toBe(false);
    }
  },
);

test('both implementations agree for every zone at any time of this century', () => {
  const instants = Array.from({ length: 40 }, (_, index) => new Date(Date.UTC(2005, index * 7, 9 + index)));
  const offsets = () =>
    Intl.supportedValuesOf('timeZone').map((zone) => [zone, ...instants.map((at) => utcOffset(zone, at))]);
  const temporal = offsets();
  vi.stubGlobal('Temporal', undefined);
  expect(offsets()).toEqual(temporal);
});
