import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
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
