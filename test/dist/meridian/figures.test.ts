/** The figures of `content/figures.yaml`, and the offices' hours, wherever they are quoted or drawn. */
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { meridian } from '../site.ts';

const { all, texts } = meridian;

const widths = (bars: readonly HTMLElement[]) => bars.map((bar) => bar.getAttribute('width'));

test.each([
  ['/', '#root', '4.5 hours together'],
  ['/', '#root', 'Lisbon, Portugal is open from 9:30 a.m. to 6:30 p.m.'],
  ['/', '#root', 'We share 3–5 hours a day, at 20–40% lower cost.'],
  ['/', '#root', '© All rights kept 2031'],
  ['/terms', '#root', 'As of February 2021'],
  ['/nearshoring', '[aria-labelledby=comparison]', '20–40% less'],
  ['/nearshoring', '[aria-labelledby=comparison]', '3–5 hours'],
  ['/plan', '[aria-labelledby=estimate]', '8 menders at $90,000 a year'],
  ['/plan', '[aria-labelledby=estimate]', '$144,000–$290,000'],
  ['/plan', '[aria-labelledby=planner]', 'Chicago, 8:30 a.m. to 4:30 p.m.'],
  ['/plan', '[aria-labelledby=planner]', '4 hours in common with Lisbon'],
])('%s %s says “%s”', (address, selector, text) => {
  expect(texts(address, selector).join(' ')).toContain(text);
});

test('the comparison table has its bars in the order of its rows', () => {
  const rows = all('/nearshoring', '[aria-labelledby=comparison] tbody tr');
  expect(rows.map((row) => widths(row.querySelectorAll('rect')))).toEqual([
    [],
    [],
    ['62.5%', '37.5%', '12.5%', '100%'],
    ['40%', '20%', '65%', '45%'],
  ]);
});

test('the hours at the top of the page are drawn to scale', () => {
  const [picture] = all('/nearshoring', 'main figure svg[role=img]');
  expect(picture?.getAttribute('aria-label')).toContain('3–5 hours');
  // Of an axis of 20 hours: a day of eight before the reader's, which share three, and one after it.
  expect(widths(picture?.querySelectorAll('g > rect') ?? [])).toEqual(['40%', '40%', '40%']);
});

test('the drawings on the panels of the advantages', () => {
  const drawings = all('/nearshoring', '[aria-labelledby=advantages] li svg:not([viewBox])');
  const geometry = (name: string) =>
    drawings.map((drawing) =>
      drawing
        .querySelectorAll('rect')
        .map((part) => part.getAttribute(name) ?? '0%')
        .join(' '),
    );
  // The remaining cost after saving 20 % and 40 %; days of 8 hours, of which 3 and 5 are shared.
  expect(geometry('width')).toEqual(['60% 60% 60%', '61.54% 61.54% 61.54%']);
  expect(geometry('x')).toEqual(['0% 40% 40%', '0% 23.08% 38.46%']);
  expect(geometry('y')).toEqual(['0% 20% 40%', '0% 40% 40%']);
});

test('the bars of the home page, solid up to three of five hours', () => {
  const bars = all('/', '#book dl svg');
  expect(widths(bars)).toEqual(['62.5%', '12.5%', '100%']);
  expect(widths(bars[0]?.querySelectorAll('rect') ?? []).at(-1)).toBe('60%');
});

test('the grid of dots matches the uptime', () => {
  const field = all('/benefits', 'figure svg').at(-1);
  const [, , width = 0, height = 0] = field?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  expect((width / 10) * (height / 10)).toBe(2_000);
  expect(field?.querySelectorAll('circle').filter((dot) => !dot.closest('pattern'))).toHaveLength(1);
});
