import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { limits, weightsFile, type PageWeight } from '#generate/finish/budgets.ts';
import { failuresIn, runCheck } from './checks.ts';

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

test('a heavy page is advice, which stops nothing', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'weights-'));
  const weight: PageWeight = {
    address: '/about',
    file: 'about.html',
    content: ['content/en/about.yaml'],
    document: limits.document,
    firstView: limits.firstView,
    script: limits.script,
    scripts: [],
  };
  const check = async (document: number) => {
    writeFileSync(path.join(root, weightsFile), JSON.stringify([{ ...weight, document }]));
    return runCheck(root, 'bytes');
  };
  try {
    mkdirSync(path.join(root, path.dirname(weightsFile)));
    expect(await check(limits.document)).toEqual({ state: 'good', detail: '' });
    expect(await check(limits.document + 1)).toEqual({
      state: 'advice',
      detail: expect.stringMatching(/^\/about is heavy: .*content\/en\/about\.yaml\.$/),
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});
