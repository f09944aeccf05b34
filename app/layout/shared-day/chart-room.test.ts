import { readFileSync } from 'node:fs';
import { constantFrom, assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockRoom, officeRoom, overlapRoom, overlapSize } from './chart-room.ts';

const css = readFileSync('app/layout/shared-day/chart-room.module.css', 'utf8');
const widths = [...css.matchAll(/width < (\d+)rem\) \{\s*\.from\1 \{/g)].map(([, width]) => Number(width));

test('the stylesheet has the widths, shows from one on and hides below it', () => {
  expect(widths.length).toBeGreaterThan(5);
  for (const width of widths)
    expect(css).toMatch(new RegExp(`width >= ${width}rem\\) \\{\\s*\\.below${width} \\{`));
  const share = double({ min: 0, max: 1, noNaN: true });
  assert(
    property(share, constantFrom('A', 'San Francisco', 'Santiago de los Caballeros'), (length, name) => {
      expect([0, Infinity, ...widths]).toContain(officeRoom(length, name, '09:00–18:00'));
      expect([Infinity, ...widths]).toContain(clockRoom(name));
      expect([0, Infinity, ...widths]).toContain(overlapRoom(length, name, 1.1, 58));
    }),
  );
});

describe('nine hours of a day of fourteen', () => {
  const share = 9 / 14;

  test('have room for a name and hours on any phone, and for a sentence on a wide screen', () => {
    expect(officeRoom(share, 'San Francisco', '09:00–18:00')).toBeLessThanOrEqual(17);
    expect(officeRoom(share, 'San Francisco', '09:00–18:00, meeting and advising clients', 58)).toBe(58);
  });

  test('have room for a long name on a wide screen only', () => {
    const from = officeRoom(share, 'Santiago de los Caballeros y de la Vega', '09:00–18:00');
    expect(from).toBeGreaterThan(25);
    expect(from).toBeLessThan(Infinity);
  });
});

test('half an hour has room for nothing', () => {
  expect(officeRoom(0.03, 'Rome', '09:00–09:30')).toBe(Infinity);
  expect(overlapRoom(0, '0 h', 0.8)).toBe(Infinity);
});

test('a text on the overlap is as large as it has room for', () => {
  const sizes = [0.1, 0.3, 0.5].map((share) => overlapSize(share, 'Both open: 5.5 hours'));
  expect(new Set(sizes).size).toBe(3);
  for (const size of sizes) expect(size).toMatch(/^min\(var\(--size\), \(\d+cqi .*\) \/ 10\.\d+\)$/);
});
