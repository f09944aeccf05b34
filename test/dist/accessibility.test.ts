import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const document = readFileSync('docs/accessibility.md', 'utf8');

/** The rows of the table: criterion, level, how it is met, tested by. */
const rows = document
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(/\s*\|\s*/).slice(1, -1) as [string, string, string, string]);

// The titles of all tests.
const titles = new Set(
  globSync('{test,app,generate}/**/*.{spec,test}.ts').flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/\btest(?:\.\w+\([^)]*\))?\(\s*'([^']+)'/g),
      ([, title]) => title,
    ),
  ),
);

// WCAG 2.2 has 31 criteria of level A and 24 of level AA, without the removed 4.1.1.
const counts = { A: 31, AA: 24 };

test('has a row for every criterion of levels A and AA', () => {
  const numbers = rows.map(([name]) => name.split(' ')[0]);
  expect(new Set(numbers).size).toBe(counts.A + counts.AA);
  expect(rows.filter(([, level]) => level === 'A')).toHaveLength(counts.A);
  expect(rows.filter(([, level]) => level === 'AA')).toHaveLength(counts.AA);
});

describe.each(rows)('%s', (_, __, how, by) => {
  test('names an existing test or manual step, or explains why it does not apply', () => {
    const tests = Array.from(by.matchAll(/`([^`]+)`/g), ([, title]) => title);
    const steps = Array.from(by.matchAll(/by hand, step (\d+)/g), ([, step]) => step);
    const isLeftOut = how.startsWith('Not applicable: ') && by === 'nothing to test';
    expect(isLeftOut || tests.length + steps.length > 0).toBe(true);
    for (const title of tests) expect(titles).toContain(title);
    for (const step of steps) expect(document).toMatch(new RegExp(`^${step}\\. `, 'm'));
  });
});
