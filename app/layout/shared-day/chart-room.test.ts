import { describe, expect, test } from 'vitest';
import { fittedSize, hasRoom, hasRoomBefore } from './chart-room.ts';

describe('nine hours of a day of fourteen', () => {
  const share = 9 / 14;

  test.each(['San Francisco', '09:00–18:00'])('have room for %s on any phone', (text) => {
    expect(hasRoom(share, text, 'office', 'phone')).toBe(true);
  });

  test('have room for a sentence in a wide chart only', () => {
    const hours = '09:00–18:00, meeting and advising clients';
    expect(hasRoom(share, hours, 'office', 'wide')).toBe(true);
    expect(hasRoom(share, hours, 'office', 'phone')).toBe(false);
  });
});

test('half an hour has room for nothing', () => {
  expect(hasRoom(0.03, 'Rome', 'office', 'phone')).toBe(false);
  expect(hasRoom(0, '0 h', 'overlap', 'wide')).toBe(false);
});

test('a city has room before the days, a long name has not', () => {
  expect([hasRoomBefore('San Jose time'), hasRoomBefore('Santiago de los Caballeros time')]).toEqual([
    true,
    false,
  ]);
});

test('a text is as large as it has room for', () => {
  const sizes = [0.1, 0.3, 0.5].map((share) => fittedSize(share, 'Both open: 5.5 hours'));
  expect(new Set(sizes).size).toBe(3);
  for (const size of sizes) expect(size).toMatch(/^min\(var\(--size\), \(\d+cqi .*\) \/ 10\.\d+\)$/);
});
