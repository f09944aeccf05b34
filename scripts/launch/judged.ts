import { chromium, type Browser } from '@playwright/test';
import { judgeInBrowser } from '#judges/in-browser.ts';
import { judges } from '#judges/judges.ts';
import type { Output } from '#judges/output.ts';
import type { Fault } from '#packages/content/reading/mistakes.ts';
import { launchOptions } from '../launch-options.ts';
import { good, note, type ReportLine } from './report.ts';

const file = 'dist/';

/** Each fault once, for all pages that have it. */
function reported(
  path: string,
  whatIsGood: string,
  state: 'stop' | 'note',
  found: readonly Fault[],
): ReportLine[] {
  if (found.length === 0) return [good({ file, path }, whatIsGood)];
  const pages = Map.groupBy(found, ({ reason }) => reason);
  return [...pages.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    // A page may have it twice.
    const alsoIn = [...new Set(others.map((each) => each.file))].filter((each) => each !== first.file);
    return [{ ...first, state, path, ...(alsoIn.length > 0 && { alsoIn }) }];
  });
}

export async function checkOutput(output: Output): Promise<ReportLine[]> {
  const found = judges.map(async ({ name, good: whatIsGood, blocks, judge }) =>
    reported(name, whatIsGood, blocks ? 'stop' : 'note', await judge(output)),
  );
  return (await Promise.all(found)).flat();
}

export async function checkInBrowser(output: Output): Promise<ReportLine[]> {
  const path = 'accessibility';
  const browser: Browser | undefined = await chromium.launch(launchOptions).catch(() => undefined);
  if (!browser) {
    const reason = 'was not looked at, because no Chrome or Chromium was found';
    return [note({ file, path }, reason, 'install one, or name it in CHROME_PATH')];
  }
  try {
    const whatIsGood = 'every page can be read in light and dark, and has nothing that axe reports';
    return reported(path, whatIsGood, 'note', await judgeInBrowser(output, browser));
  } finally {
    await browser.close();
  }
}
