import { expect, test, vi } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { createChecks, type CheckProgress } from './checks.ts';

const [copy] = eachCopy();

test('a build tells its steps, and why it fails', async () => {
  const vite = '../node_modules/vite/bin/vite.js';
  const failure = 'content/media/team.jpg\n  cannot be read as a picture';
  const source = `process.send({ step: 'Rendering the pages' });
    console.error('error during build:');
    process.send({ failure: ${JSON.stringify(failure)} });
    process.exitCode = 1;`;
  copy.write(vite, source);
  const progress = vi.fn<(progress: CheckProgress) => void>();
  const checks = createChecks(copy.root, progress);
  expect(await checks.run('build')).toEqual({ state: 'bad', detail: failure });
  expect(progress).toHaveBeenCalledExactlyOnceWith({ check: 'build', step: 'Rendering the pages' });
  copy.write(vite, '');
  copy.write('../.cache/check-times.json', '{"build":');
  expect(await checks.run('build')).toMatchObject({ state: 'good' });
  // Of the other checks it is not known yet how long they take.
  expect(checks.usual()).toBeUndefined();
});
