import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkAddresses } from './addresses.ts';

test('reports a host that does not answer', async () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  expect(await checkAddresses(dist, 'http://127.0.0.1:9')).toMatchObject([
    { state: 'stop', file: 'http://127.0.0.1:9', reason: 'cannot be reached: ECONNREFUSED' },
  ]);
  rmdirSync(dist);
});
