/**
 * Every figure of `content/figures.yaml`, and the offices' hours, appear wherever they are quoted or
 * drawn.
 */
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { textOf } from '../site.ts';
import { page } from '../../sites/meridian-site.ts';

/** Returns the section with a heading. */
function section(page: HTMLElement, id: string): HTMLElement {
  const found = page.querySelector(`section[aria-labelledby="${id}"]`);
  if (!found) throw new Error(`there is no section "${id}"`);
  return found;
}

/** Returns a page's text without its stylesheet. */
const said = (page: HTMLElement) => textOf(page.querySelector('#root') ?? page);
const widths = (bars: readonly HTMLElement[]) => bars.map((bar) => bar.getAttribute('width'));

const home = () => page('home');
const nearshoring = (id: string) => section(page('nearshoring'), id);
const plan = (id: string) => section(page('plan'), id);

test('the comparison table, with its bars', () => {
  expect(textOf(nearshoring('comparison'))).toContain('20–40% less');
  expect(textOf(nearshoring('comparison'))).toContain('3–5 hours');
  const rows = nearshoring('comparison').querySelectorAll('tbody tr');
  expect(rows.map((row) => widths(row.querySelectorAll('rect')))).toEqual([
    [],
    [],
    ['62.5%', '37.5%', '12.5%', '100%'],
    ['40%', '20%', '65%', '45%'],
  ]);
});

test('the hours at the top of the page, drawn to scale', () => {
  const picture = page('nearshoring').querySelector('main figure svg[role=img]');
  expect(picture?.getAttribute('aria-label')).toContain('3–5 hours');
  // Of an axis of 20 hours: a day of eight before the reader's, which share three, and one after it.
  const days = picture?.querySelectorAll('g > rect') ?? [];
  expect(widths(days)).toEqual(['40%', '40%', '40%']);
});

test('the benefit cards and the advantages', () => {
  for (const id of ['benefits', 'advantages']) {
    expect(textOf(nearshoring(id))).toContain('20–40% less');
    expect(textOf(nearshoring(id))).toMatch(/3–5 hours/);
  }
});

test('the drawings on the panels of the advantages', () => {
  const drawings = nearshoring('advantages').querySelectorAll('li svg:not([viewBox])');
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

test('the savings estimate, with its bars', () => {
  expect(textOf(plan('estimate'))).toContain('8 menders at $90,000 a year');
  expect(textOf(plan('estimate'))).toContain('$144,000–$290,000');
  expect(textOf(plan('estimate'))).toContain('$430,000–$580,000');
  expect(textOf(plan('estimate'))).toContain('$320,000–$470,000');
  expect(textOf(plan('estimate'))).toContain('3–5 hours');
  const bars = plan('estimate').querySelectorAll('td rect');
  expect(widths(bars.slice(0, 2))).toEqual(['80%', '60%']);
});

test('the planner', () => {
  const planner = textOf(plan('planner'));
  expect(planner).toContain('Chicago, 8:30 a.m. to 4:30 p.m.');
  expect(planner).toContain('4 hours in common with Lisbon');
  expect(planner).toContain('3:30 a.m.–12:30 p.m. where you are');
  expect(planner).toContain('8 hours in common with Denver');
  expect(planner).toContain('in common with Manila');
});

test('the home page: the chart of its hero, and the band below', () => {
  const text = said(home());
  expect(text).toContain('4.5 hours together');
  expect(text).toContain('Lisbon, Portugal is open from 9:30 a.m. to 6:30 p.m.');
  expect(text).toContain('We share 3–5 hours a day, at 20–40% lower cost.');
  const bars = home().querySelectorAll('#book dl svg');
  expect(widths(bars)).toEqual(['62.5%', '12.5%', '100%']);
  const nearshore = bars[0]?.querySelectorAll('rect').at(-1);
  // Solid up to three of five hours.
  expect(Number.parseFloat(nearshore?.getAttribute('width') ?? '')).toBeCloseTo((3 / 5) * 100);
});

test('the diagrams: the grid of dots matches the uptime', () => {
  const field = page('benefits').querySelectorAll('figure svg').at(-1);
  const [, , width = 0, height = 0] = field?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  expect((width / 10) * (height / 10)).toBe(2_000);
  expect(field?.querySelectorAll('circle').filter((dot) => !dot.closest('pattern'))).toHaveLength(1);
  expect(said(page('benefits'))).toContain('2,000 hours, 1 at risk');
});

test('the years and the month', () => {
  expect(said(home())).toContain('© All rights kept 2031');
  expect(said(page('terms'))).toContain('As of February 2021');
});
