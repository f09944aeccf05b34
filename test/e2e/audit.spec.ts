/** Opens a document of each kind once, and lets one judge after the other look at it. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { addRules } from '#judges/contrast.ts';
import { animationFaults, runningAnimations } from './audit/animations.ts';
import { forEachDocument, test } from './audit/audit-fixtures.ts';
import { recordChanges, shiftsOfLoad } from './audit/changes.ts';
import { becomePhone, returnToTop, scrollThrough, setMotion } from './audit/emulate.ts';
import { tabFaults, upwardSteps } from './audit/tab-walk.ts';
import { smallTargets } from './audit/targets.ts';
import { webkitDifferences } from './audit/webkit-differences.ts';
import { axeInLightAndDark } from '#judges/axe.ts';
import { alive, expect, textSpacing } from './document-fixtures.ts';
import { moveMouse, requestsOf } from './fixtures.ts';

/** Whether this is the address of a font, of a picture (whole browsers request the icon too), or of the rules for prefetching. */
const isPassive = (pathname: string) =>
  /\.(?:woff2|avif|webp|jpe?g|png|svg|ico|speculationrules)$/.test(pathname);

/** The files that a page which is a tool fetches when it is idle. */
async function codeOfTool(page: Page): Promise<string[]> {
  return page
    .locator('script[data-tool]')
    .evaluateAll((scripts: HTMLScriptElement[]) =>
      scripts.flatMap(({ dataset: { tool, styles } }) => `${tool} ${styles}`.split(' ')),
    );
}

forEachDocument((address) => {
  // Texts of other lengths: text-lengths.spec.ts.
  const tag = address.startsWith('/es') ? '@all' : [];
  test(`${address} passes every judge on one visit`, { tag }, async ({ page, idle, judge, layout }) => {
    const requested = requestsOf(page, /^/);
    // What hydration adds, which is most on the home page, would have no rules before the stylesheet arrives.
    if (address === '/')
      await page.route(/\/assets\/style-/, async (route) => {
        await setTimeout(1500);
        await route.continue();
      });
    await page.goto(address);
    await idle();
    const early = address.endsWith('/contact') ? ['boot', 'keep-draft'] : ['boot'];
    const later = await codeOfTool(page);
    expect(later.length > 0, 'is a tool').toBe(/\/(?:contact|plan)$/.test(address));
    const others = () => requested.filter((pathname) => !isPassive(pathname));
    await expect
      .poll(others, 'requested before a gesture')
      .toEqual([address, ...early.map((name) => expect.stringContaining(`/assets/${name}-`)), ...later]);
    await expect(page.locator('#root')).toHaveAttribute('data-waits');
    judge('layout shift while it loads', await shiftsOfLoad(page));

    const changes = await recordChanges(page);
    await moveMouse(page, 8, 8);
    await expect(page.locator('#root:not([data-waits])')).toBeAttached();
    await alive(page);
    await scrollThrough(page);
    judge('changed by hydration', await changes());
    expect(await page.evaluate(() => document.activeElement?.tagName), 'has the focus').toBe('BODY');

    judge('in motion', await animationFaults(page));
    await setMotion(page, 'paused');
    judge('moves while motion is paused', await runningAnimations(page));
    await setMotion(page, 'running');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    judge('moves with reduced motion', await runningAnimations(page));

    judge('axe', await axeInLightAndDark(page));
    judge('drawn otherwise by WebKit', await webkitDifferences(page));
    judge('by Shift+Tab', await tabFaults(page, 'Shift+Tab'));
    await returnToTop(page);

    judge('with a mouse', await smallTargets(page, 'mouse'));
    await layout(1440, 900);
    await layout(768, 900);
    await becomePhone(page);
    await layout(390, 844);
    judge('order on a phone', await upwardSteps(page));
    const menu = page.locator('#menu');
    await menu.evaluate((element: HTMLElement) => element.showPopover());
    judge('with a finger', await smallTargets(page, 'finger'));
    await menu.evaluate((element: HTMLElement) => element.hidePopover());
    await layout(320, 256, '(400 % zoom)');
    await addRules(page, textSpacing);
    await layout(320, 256, 'with the spacing of WCAG 1.4.12');
    await layout(1440, 900, 'with the spacing of WCAG 1.4.12');
  });
});
