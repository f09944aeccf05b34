import { expect, test } from 'vitest';
import { judgeWeights, limits, weightAdvice, type PageWeight } from './page-weight.ts';

const full: PageWeight = {
  address: '/es/about',
  file: 'es/about.html',
  content: ['content/es/about.yaml', 'content/figures.yaml'],
  document: limits.document,
  firstView: limits.firstView,
  lateFonts: limits.lateFonts,
  script: limits.script,
  scripts: [],
};

test('a heavy document says by how much, and what may be shortened', () => {
  expect(weightAdvice({ ...full, document: limits.document + 1234 })).toEqual([
    expect.stringMatching(
      /has 15,570 bytes after compression, 1,234 bytes more .*about\.yaml, content\/figures\.yaml/,
    ),
  ]);
});

test('a first view and late fonts are judged by themselves, and the code of the first gesture, which has a goal, is not', () => {
  const { firstView, lateFonts, script } = limits;
  const heavy = { firstView: firstView + 20_000, lateFonts: lateFonts + 2000, script: script + 4000 };
  const judged = judgeWeights({ weights: [full, { ...full, ...heavy }] });
  expect(judged.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/first script.* 20,000 bytes more than 49,152 bytes/),
    expect.stringMatching(/rare letters.* 2,000 bytes more than 20,000 bytes/),
  ]);
});
