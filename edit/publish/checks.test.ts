import { expect, test } from 'vitest';
import { failuresIn } from './checks.ts';

const failed = (fullName: string, ...failureMessages: string[]) => ({
  status: 'failed',
  fullName,
  failureMessages,
});

test('a failed check names the page, the rule and what was found', () => {
  const report = {
    testResults: [
      {
        message: '',
        assertionResults: [
          failed(
            'es/home.html has at most 2 KB',
            'AssertionError: expected 3000 to be less than 2048\n at x',
          ),
          { status: 'passed', fullName: 'home.html has at most 2 KB', failureMessages: [] },
          failed('about.html links', "Error: '/no' is no page"),
        ],
      },
      { message: '', assertionResults: [] },
    ],
  };
  expect(failuresIn(report)).toBe(
    "es/home.html has at most 2 KB: expected 3000 to be less than 2048\nabout.html links: '/no' is no page",
  );
});

test('a test file that cannot run says why', () => {
  expect(failuresIn({ testResults: [{ message: 'Cannot find dist', assertionResults: [] }] })).toBe(
    'Cannot find dist',
  );
});
