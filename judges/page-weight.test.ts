import { expect, test } from 'vitest';
import { limits, weightAdvice, type PageWeight } from './page-weight.ts';

const full: PageWeight = {
  address: '/es/about',
  file: 'es/about.html',
  content: ['content/es/about.yaml', 'content/figures.yaml'],
  document: limits.document,
  firstView: limits.firstView,
  script: limits.script,
  scripts: [],
};

test('a heavy document says by how much, what it costs, and what may be shortened', () => {
  expect(weightAdvice({ ...full, document: limits.document + 1234 })).toEqual([
    expect.stringMatching(
      /has 15,570 bytes after compression, 1,234 bytes more .* 150 milliseconds .*about\.yaml, content\/figures\.yaml/,
    ),
  ]);
});

test('a first view is judged by itself, and the code of the first gesture, which has a goal, is not', () => {
  const heavy = { ...full, firstView: limits.firstView + 20_000, script: limits.script + 4000 };
  expect(weightAdvice(heavy)).toEqual([
    expect.stringMatching(/first script.* 20,000 bytes more than 49,152 bytes\. .* 100 milliseconds later/),
  ]);
});
