import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { limits, weightsFile, type PageWeight } from '../../judges/page-weight.ts';
import { createChecks } from './checks.ts';

test('a build tells its steps, and why it fails', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'build-'));
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const failure = 'content/media/team.jpg\n  cannot be read as a picture';
  const source = `process.send({ step: 'Rendering the pages' });
    console.error('error during build:');
    process.send({ failure: ${JSON.stringify(failure)} });
    process.exitCode = 1;`;
  try {
    mkdirSync(path.dirname(vite), { recursive: true });
    writeFileSync(vite, source);
    const progress = vi.fn<(step: string) => void>();
    const checks = createChecks(root, progress);
    expect(await checks.run('build')).toEqual({ state: 'bad', detail: failure });
    expect(progress).toHaveBeenCalledExactlyOnceWith('Rendering the pages');
    writeFileSync(vite, '');
    expect(await checks.run('build')).toMatchObject({ state: 'good' });
    // Of the other checks it is not known yet how long they take.
    expect(checks.usual()).toBeUndefined();
  } finally {
    rmSync(root, { recursive: true });
  }
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
