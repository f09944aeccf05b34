/** The judges that need a browser: they find nothing in the fictional company's site, and faults in a made-up folder. */
import { judgeInBrowser } from '#judges/in-browser.ts';
import { readOutput } from '#judges/output.ts';
import { faultyOutput } from '../judges/faulty-output.ts';
import { builtRoot } from '../sites/sites.ts';
import { expect, test } from './servers.ts';

// audit.spec.ts has those of the specification's site. A page with words over drawings, and not the longest one.
const withDrawings = ['/stories/parcels'];

/** Whether a page looks like another one: older texts, and other languages, which text-lengths.spec.ts has. */
const isRepeated = (address: string) =>
  /^\/(?:es|xa|terms|accessibility)\b|\/(?:note|short|older)-(?!1$)/.test(address);

test('nobody is kept from reading a page of the fictional company', async ({ browser }) => {
  expect(await judgeInBrowser(readOutput(builtRoot('meridian')), browser, withDrawings)).toEqual([]);
});

test('nor from any other page', { tag: '@all' }, async ({ browser }) => {
  test.slow();
  const output = readOutput(builtRoot('meridian'));
  const others = [...output.documents.keys()].filter(
    (address) => !withDrawings.includes(address) && !isRepeated(address),
  );
  expect(await judgeInBrowser(output, browser, others)).toEqual([]);
});

test('a picture without words, and faint text on a color or a drawing, are found', async ({ browser }) => {
  const output = faultyOutput('browser', test.info().outputPath());
  const found = await judgeInBrowser(output, browser, ['/']);
  const reasons = found.map(({ reason }) => reason).join('\n');
  expect(reasons).toMatch(/image-alt/);
  expect(reasons).toMatch(/light theme.*color-contrast.*On a color/);
  expect(reasons).toMatch(/“On a drawing” is hard to read/);
});
