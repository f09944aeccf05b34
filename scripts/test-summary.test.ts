import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, summary } from './test-summary.ts';

describe('countVitest', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [],
  };

  test('counts tests by result', () => {
    expect(countVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  test('counts a file that could not run as one failed test', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(countVitest({ ...report, testResults }).failed).toBe(2);
  });
});

test('countPlaywright counts flaky tests and errors outside of tests as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 4, skipped: 3 });
});

describe('summary', () => {
  const step = { name: 'lint', seconds: 1.25, passed: 1, failed: 0, skipped: 0 };

  test('ends with the totals', () => {
    const { text, isGood } = summary([step, { ...step, passed: 20 }]);
    expect(text.split('\n').at(-1)).toBe('21 passed, 0 failed');
    expect(isGood).toBe(true);
  });

  test('mentions skipped tests, and fails if any test failed', () => {
    const { text, isGood } = summary([step, { ...step, passed: 0, failed: 1, skipped: 2 }]);
    expect(text.split('\n').at(-1)).toBe('1 passed, 1 failed, 2 skipped');
    expect(isGood).toBe(false);
  });

  test('fails if nothing ran', () => {
    expect(summary([]).isGood).toBe(false);
  });
});
