import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { checkAddresses } from './addresses.ts';

test('reports a host that does not answer', async () => {
  expect(await checkAddresses(temporaryFolder(), 'http://127.0.0.1:9')).toMatchObject([
    { state: 'stop', file: 'http://127.0.0.1:9', reason: 'cannot be reached: ECONNREFUSED' },
  ]);
});
