/** Summarizes the reports of the test runners. */

export type Counts = { passed: number; failed: number; skipped: number };
export type StepResult = Counts & { name: string; seconds: number };

/** Counts the tests in Vitest's JSON report. A file that could not run counts as one failed test. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Counts the tests in Playwright's JSON report. A flaky test counts as failed. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** Returns a table of all steps that ends with the line `N passed, N failed` (and `, N skipped`). */
export function summary(steps: readonly StepResult[]): { text: string; isGood: boolean } {
  const sum = (of: keyof Counts) => steps.reduce((total, step) => total + step[of], 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  const rows = steps.map(
    (step) =>
      `${step.failed > 0 ? '✗' : '✓'} ${step.name.padEnd(14)}` +
      `${`${step.passed} passed`.padStart(12)}${`${step.failed} failed`.padStart(12)}` +
      `${`${step.skipped} skipped`.padStart(12)}${`${step.seconds.toFixed(1)} s`.padStart(10)}`,
  );
  const last = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return { text: [...rows, '', last].join('\n'), isGood: failed === 0 && passed > 0 };
}
