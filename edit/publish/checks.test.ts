import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { limits, weightsFile, type PageWeight } from '../../judges/page-weight.ts';
import { createChecks, reasonIn, stepIn } from './checks.ts';

test('the step of a build is the last that it has announced', () => {
  expect(stepIn('')).toBe('');
  expect(stepIn('Checking the content…\ntransforming...\nRendering the pages…\n✓ 3 modules')).toBe(
    'Rendering the pages',
  );
});

test('a failed build says what the content editor needs, without a stack', () => {
  const output =
    'vite v8 building…\nerror during build:\ncontent/media/team.jpg\n  cannot be read as a picture\n    at read (file.ts:3:4)\n';
  expect(reasonIn(output)).toBe('content/media/team.jpg\n  cannot be read as a picture');
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
    return createChecks(root).run('weight');
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
