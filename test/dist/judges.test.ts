/** The judges of an owner's output find nothing in the sites of the tests: any finding is a mistake of the code. */
import { describe, expect, test } from 'vitest';
import { createChecks } from '#edit/publish/checks.ts';
import { judges } from '#judges/judges.ts';
import { readOutput } from '#judges/output.ts';
import { builtRoot } from '../sites/sites.ts';

describe.each(['isthmus', 'meridian'] as const)('%s', (site) => {
  const output = readOutput(builtRoot(site));

  test.each(judges)('$name: $good', async ({ judge }) => {
    const found = await judge(output);
    expect(found).toEqual([]);
  });
});

test('open tasks before the launch are reported, and do not block publishing', { tags: 'all' }, async () => {
  expect((await createChecks(builtRoot('isthmus')).run('launch')).state).toMatch(/good|note/);
});
