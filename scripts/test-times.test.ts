import { expect, test } from 'vitest';
import { playwrightTimes, slowestFiles, vitestTimes } from './test-times.ts';

const spec = (...durations: number[]) => ({
  tests: durations.map((duration) => ({ results: [{ duration }] })),
});

test('adds up Playwright’s nested suites and projects', () => {
  const suites = [
    { file: 'a.spec.ts', specs: [spec(1000, 500)], suites: [{ file: 'a.spec.ts', specs: [spec(250)] }] },
  ];
  expect(playwrightTimes({ suites })).toEqual([{ file: 'a.spec.ts', tests: 3, seconds: 1.75 }]);
});

test('reads the times of whole files from Vitest’s report', () => {
  const testResults = [
    { name: '/site/a.test.ts', startTime: 1000, endTime: 3500, assertionResults: [{}, {}] },
  ];
  expect(vitestTimes({ testResults })).toEqual([{ file: 'a.test.ts', tests: 2, seconds: 2.5 }]);
});

test('lists the slowest files first, up to the given number', () => {
  const times = [1, 3, 2].map((seconds) => ({ file: `${seconds}.ts`, tests: 1, seconds }));
  const lines = slowestFiles(times, 2).split('\n').slice(1);
  expect(lines.map((line) => line.trim().split(/\s+/)[0])).toEqual(['3.ts', '2.ts']);
});
