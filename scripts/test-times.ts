/** Test times by file, from the reports of the test runners. */
import path from 'node:path';

/** The total time of a file's tests, in seconds. */
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

/** Reads the times from Playwright's JSON report, retries included. */
export function playwrightTimes(report: unknown): FileTime[] {
  const { suites } = report as { suites: Suite[] };
  return suites.map((suite) => fileTime(suite.file, durationsOf(suite)));
}

/** Reads the times from Vitest's JSON report, hooks included. */
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

/** Returns a table of the slowest files. Times of parallel files are not divided. */
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
