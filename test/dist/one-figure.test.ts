import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, copyProject, replaceIn } from './copy-of-project.ts';
import { textOf } from './site.ts';

let copy = '';
let home: HTMLElement;
let nearshoring: HTMLElement;

function page(file: string): HTMLElement {
  return parse(readFileSync(path.join(copy, 'dist', file), 'utf8'));
}

function section(id: string): string {
  const found = nearshoring.querySelector(`section[aria-labelledby="${id}"]`);
  if (!found) throw new Error(`there is no section "${id}"`);
  return textOf(found);
}

// One figure of each kind is changed in a copy of the project, and nothing else.
beforeAll(() => {
  copy = copyProject('one-figure');
  replaceIn(copy, 'content/figures.yaml', 'nearshore: [30, 50]', 'nearshore: [20, 40]');
  replaceIn(copy, 'content/figures.yaml', 'nearshore: [6, 8]', 'nearshore: [5, 7]');
  replaceIn(
    copy,
    'content/site.yaml',
    "closes: '18:00'\n    country: CR",
    "closes: '17:00'\n    country: CR",
  );
  build(copy);
  home = page('index.html');
  nearshoring = page('nearshoring.html');
}, 300_000);

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

test('the comparison table follows, with its bars', () => {
  expect(section('comparison')).toContain('20–40% lower');
  expect(section('comparison')).toContain('5–7 hrs per day');
  const bar = nearshoring.querySelector('section[aria-labelledby="comparison"] td rect');
  expect(bar?.getAttribute('width')).toBe('40%');
});

test('the benefit cards and the advantages follow', () => {
  for (const id of ['benefits', 'advantages']) {
    expect(section(id)).toContain('20–40% lower');
    expect(section(id)).toMatch(/5–7 (?:shared )?hours/);
  }
});

test('the savings estimate follows, with its bars', () => {
  expect(section('estimate')).toContain('$120,000–$240,000');
  expect(section('estimate')).toContain('$360,000–$480,000');
  const bars = nearshoring.querySelectorAll('section[aria-labelledby="estimate"] dd rect');
  expect(bars.slice(0, 2).map((bar) => bar.getAttribute('width'))).toEqual(['80%', '60%']);
});

test('the planner follows', () => {
  expect(section('planner')).toContain('5–7 shared hours');
  expect(section('planner')).toContain('10:00–18:00 on your clock');
});

test('the home page follows: the chart of its hero, and the band below', () => {
  expect(textOf(home)).toContain('6 hours shared, every working day');
  expect(textOf(home)).toContain('5–7 hrs per day');
  expect(textOf(home)).toContain('20–40% lower cost');
  const bars = home.querySelectorAll('#book dl svg');
  expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['87.5%', '25%', '100%']);
  const [nearshore] = bars[0]?.querySelectorAll('rect:last-child') ?? [];
  // Solid up to five of the seven hours.
  expect(Number.parseFloat(nearshore?.getAttribute('width') ?? '')).toBeCloseTo((5 / 7) * 100);
});

test('the old figures are nowhere left on either page', () => {
  for (const old of ['30–50%', '6–8 h', '6–8 shared']) {
    expect(textOf(home)).not.toContain(old);
    expect(textOf(nearshoring)).not.toContain(old);
  }
});
