/** Where the time of a test run goes, file by file, as the reports of the test runners tell. */
import path from 'node:path';

/** The seconds that the tests of a file took, added up. */
export type FileTime = { file: string; tests: number; seconds: number };

type Suite = {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
};

function durationsOf({ suites = [], specs }: Suite): number[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map((each) => each.duration)),
  );
  return [...own, ...suites.flatMap(durationsOf)];
}

function fileTime(file: string, milliseconds: readonly number[]): FileTime {
  return {
    file,
    tests: milliseconds.length,
    seconds: milliseconds.reduce((sum, each) => sum + each, 0) / 1000,
  };
}

/** The times in Playwright's JSON report: one suite for each file, and one result for each try of a test. */
export function playwrightTimes(report: unknown): FileTime[] {
  const { suites } = report as { suites: Suite[] };
  return suites.map((suite) => fileTime(suite.file, durationsOf(suite)));
}

/** The times in Vitest's JSON report, hooks included. */
export function vitestTimes(report: unknown): FileTime[] {
  const { testResults } = report as {
    testResults: { name: string; startTime: number; endTime: number; assertionResults: unknown[] }[];
  };
  return testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: path.basename(name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));
}

/** A table of the files that took longest. Files that ran side by side count in full. */
export function slowestFiles(times: readonly FileTime[], count = 20): string {
  const rows = times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(
      ({ file, tests, seconds }) =>
        `  ${file.padEnd(40)}${`${tests} tests`.padStart(12)}${`${seconds.toFixed(1)} s`.padStart(10)}`,
    );
  return ['The slowest files:', ...rows].join('\n');
}
