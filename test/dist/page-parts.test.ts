/** Parts of single pages that are drawn, or have a structure of their own. words.test.ts has what pages say. */
import { expect, test } from 'vitest';
import { isthmus, linksIn, textOf } from './site.ts';

const all = (address: string, selector: string) => isthmus.all(address, `main ${selector}`);
const texts = (address: string, selector: string) => all(address, selector).map(textOf);
const links = (address: string, selector: string) => linksIn(isthmus.document(address), `main ${selector} a`);
const widths = (address: string, rows: string, bars: string) =>
  all(address, rows).map((row) => row.querySelectorAll(bars).map((bar) => bar.getAttribute('width')));

test('a page without a Markdown twin is headed, and leads on', () => {
  expect(texts('/es/404', 'h1')).toEqual(['¡Ups! No encontramos esta página']);
  expect(texts('/es/404', 'p').join('\n')).toContain('Puede que la página haya cambiado de dirección');
});

test('the bars of the timelines are as long as their figures, on an axis of 16 weeks', () => {
  expect(widths('/services', '[aria-labelledby=timelines] li', 'rect[width]')).toEqual([
    ['37.5%', '12.5%'],
    ['75%', '37.5%'],
    ['50%', '25%'],
    ['100%', '50%'],
    ['62.5%', '37.5%'],
    [],
  ]);
});

test('the chart of the shared day is named', () => {
  expect(texts('/', 'svg[role=img] title')).toEqual(['One workday, two offices']);
});

test('the comparison is a table with header cells', () => {
  const table = '[aria-labelledby=comparison] table';
  expect(texts('/nearshoring', `${table} caption`)).toEqual([
    'Three ways to staff a project, compared on five aspects.',
  ]);
  expect(texts('/nearshoring', `${table} thead th[scope=col]`)).toHaveLength(4);
  expect(texts('/nearshoring', `${table} tbody th[scope=row]`)).toHaveLength(5);
});

test('what a tooltip says is in the page, as the description of its trigger', () => {
  const triggers = all('/nearshoring', 'button[data-tooltip]');
  expect(triggers.map(textOf)).toEqual([
    ...Array.from({ length: 4 }, () => 'Verified Advantage'),
    'Nearshore (Costa Rica)',
    'Offshore',
    'Onshore',
  ]);
  for (const trigger of triggers) {
    const note = all('/nearshoring', `[id="${trigger.getAttribute('aria-describedby')}"]`)[0];
    expect(note?.text).toContain(trigger.getAttribute('data-tooltip'));
  }
});

test('Nearshoring links to the plan, also where its tools were', () => {
  for (const id of ['planner', 'estimate'])
    expect(links('/nearshoring', `#${id}`)).toEqual([['Compare with your own hours and figures', '/plan']]);
});

test('the bars of the plan are as long as what is left of the costs', () => {
  expect(widths('/plan', '[aria-labelledby=estimate] tbody', 'td rect')).toEqual([
    ['70%', '50%', '50%', '30%', '100%'],
  ]);
});

test('the index of a policy leads to every section', () => {
  const index = links('/privacy', 'nav');
  expect(index).toHaveLength(7);
  expect(index.at(-1)).toEqual(['Contact', '#section-7']);
  expect(texts('/privacy', '#section-7')[0]).toMatch(/^Contact/);
});

test('an article leads to the one before it, the one after it, and the list', () => {
  expect(texts('/insights/compare-costs', 'nav[aria-label] p')).toEqual([
    'Earlier How this site keeps a message from getting lost',
    'Later How many hours San Francisco and San Jose share',
    'All articles',
  ]);
});
