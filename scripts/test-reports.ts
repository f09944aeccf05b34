/** Reads the reports of Vitest and Playwright, which are JSON. */
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export type Report = {
  passed: number;
  failed: number;
  skipped: number;
  files: { file: string; seconds: number }[];
};

/** A file that could not run counts as one failed test. */
export function readVitest(json: string): Report {
  const { testResults, ...numbers }: JsonTestResults = JSON.parse(json);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numbers.numPassedTests,
    failed: numbers.numFailedTests + broken.length,
    skipped: numbers.numPendingTests + numbers.numTodoTests,
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

const durations = ({ suites = [], specs }: JSONReportSuite): number[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(durations),
];

/** A flaky test counts as failed. */
export function readPlaywright(json: string): Report {
  const { config, suites, stats, errors }: JSONReport = JSON.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    files: suites.map((suite) => ({
      file: path.relative('.', path.join(config.rootDir, suite.file)),
      seconds: durations(suite).reduce((sum, duration) => sum + duration, 0) / 1000,
    })),
  };
}
