import { expect, test } from 'vitest';
import { playwrightTimes, slowestFiles, vitestTimes } from './test-times.ts';

const spec = (...durations: number[]) => ({
  tests: durations.map((duration) => ({ results: [{ duration }] })),
});

test('the times of a Playwright report include nested suites and every project', () => {
  const suites = [
    { file: 'a.spec.ts', specs: [spec(1000, 500)], suites: [{ file: 'a.spec.ts', specs: [spec(250)] }] },
  ];
  expect(playwrightTimes({ suites })).toEqual([{ file: 'a.spec.ts', tests: 3, seconds: 1.75 }]);
});

test('the times of a Vitest report are those of the whole file', () => {
  const testResults = [
    { name: '/site/a.test.ts', startTime: 1000, endTime: 3500, assertionResults: [{}, {}] },
  ];
  expect(vitestTimes({ testResults })).toEqual([{ file: 'a.test.ts', tests: 2, seconds: 2.5 }]);
});

test('the table begins with the slowest file and ends after as many as asked for', () => {
  const times = [1, 3, 2].map((seconds) => ({ file: `${seconds}.ts`, tests: 1, seconds }));
  const lines = slowestFiles(times, 2).split('\n').slice(1);
  expect(lines.map((line) => line.trim().split(/\s+/)[0])).toEqual(['3.ts', '2.ts']);
});
