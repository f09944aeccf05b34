/** Reads the reports of Vitest and Playwright, which are JSON. */
import path from 'node:path';

export type Counts = { passed: number; failed: number; skipped: number };
type FileTime = { file: string; seconds: number };
export type Report = Counts & { files: FileTime[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: unknown[];
  }[];
};

/** Reads Vitest's report. A file that could not run counts as one failed test. */
export function readVitest(json: string): Report {
  const { testResults, ...numbers }: VitestReport = JSON.parse(json);
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

type Suite = {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
};

type PlaywrightReport = {
  config: { rootDir: string };
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

const milliseconds = ({ suites = [], specs }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + milliseconds(suite), 0);

/** Reads Playwright's report. A flaky test counts as failed. */
export function readPlaywright(json: string): Report {
  const { config, suites, stats, errors }: PlaywrightReport = JSON.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    files: suites.map((suite) => ({
      file: path.relative('.', path.join(config.rootDir, suite.file)),
      seconds: milliseconds(suite) / 1000,
    })),
  };
}
