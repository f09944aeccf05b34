import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tableOf } from '#test/address-table.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { checkAddresses } from './addresses.ts';

test('reports a host that does not answer', async () => {
  const dist = temporaryFolder();
  writeFileSync(path.join(dist, '_addresses'), JSON.stringify(tableOf([])));
  expect(await checkAddresses(dist, 'http://127.0.0.1:9')).toMatchObject([
    { state: 'stop', file: 'http://127.0.0.1:9', reason: 'cannot be reached: ECONNREFUSED' },
  ]);
});
