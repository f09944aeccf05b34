/** The figures of `content/figures.yaml`, and the offices' hours, wherever they are drawn. words.test.ts has where they are quoted. */
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { meridian } from '../site.ts';

const { all, texts } = meridian;

const widths = (bars: readonly HTMLElement[]) => bars.map((bar) => bar.getAttribute('width'));

test('the hours that the offices share are written on the chart of their days', () => {
  expect(texts('/', 'figure').join(' ')).toContain('4.5 hours together');
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
  expect(picture?.querySelector('desc')?.text).toContain('3–5 hours');
  // Of an axis of 20 hours: a day of eight before the reader's, which share three, and one after it.
  const days = picture?.querySelectorAll('g > rect') ?? [];
  expect(widths(days)).toEqual(['40%', '40%', '40%']);
});

test('the bars on the panels of the advantages, each with a label', () => {
  const bars = all('/nearshoring', '[aria-labelledby=advantages] dl > div').map((bar) => [
    bar.querySelector('dt')?.text,
    ...widths(bar.querySelectorAll('svg, rect:last-child')),
  ]);
  // The cost that remains after saving 40 % or 20 %; and three or five of eight hours.
  expect(bars).toEqual([
    ['Here', '100%', '100%'],
    ['Near', '80%', '75%'],
    ['Here', '100%', '100%'],
    ['Near', '62.5%', '60%'],
  ]);
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
