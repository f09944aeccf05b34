/** The judges of an owner's output find nothing in the sites of the tests: any finding is a mistake of the code. */
import { describe, expect, test } from 'vitest';
import { pseudo } from '#packages/site/locales.ts';
import { judges } from '#judges/judges.ts';
import { readOutput } from '#judges/output.ts';
import { builtRoot } from '../sites/sites.ts';

describe.each(['isthmus', 'meridian'] as const)('%s', (site) => {
  const output = readOutput(builtRoot(site));

  test.each(judges)('$name: $good', async ({ judge }) => {
    const found = await judge(output);
    // The texts of the pseudo-locale are longer on purpose.
    expect(found.filter(({ file }) => !file.startsWith(`/${pseudo.prefix}`))).toEqual([]);
  });
});
