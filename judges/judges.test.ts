/** Each judge finds what is wrong in a faulty folder of test/judges/. test/e2e/judges.spec.ts has the judges of browsers. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faultyOutput } from '#test/judges/faulty-output.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { judgeFeeds } from './feeds.ts';
import { judgeHead, judgeSitemap } from './head.ts';
import { judgeLinks } from './links.ts';
import { judgeFragileMarkup, judgeMarkup } from './markup.ts';
import { readOutput } from './output.ts';
import { judgePolicy } from './policy.ts';
import { judgeStructuredData } from './structured-data.ts';
import { judgeTwins } from './twins.ts';

test.each(
  Object.entries({
    markup: judgeMarkup,
    hydration: judgeFragileMarkup,
    links: judgeLinks,
    policy: judgePolicy,
    head: judgeHead,
    'structured-data': judgeStructuredData,
    feeds: judgeFeeds,
    sitemap: judgeSitemap,
    'no-sitemap': judgeSitemap,
    twins: judgeTwins,
  }),
)('of %s, all that is in the file beside the folder is found', async (name, judge) => {
  const found = await judge(faultyOutput(name, temporaryFolder()));
  const lines = found.map(({ file, reason, toDo }) => `${file}: ${reason}\n  ${toDo}\n`);
  await expect(lines.join('')).toMatchFileSnapshot(`../test/judges/${name}.txt`);
});

test('a folder without a table of its addresses is no site', () => {
  const root = temporaryFolder();
  mkdirSync(path.join(root, 'dist'));
  expect(() => readOutput(root)).toThrow('build the site again');
});
