/** Opens each document, and lets one judge after the other look at it. */
import { loadWords } from '../../generate/content/load.ts';
import { animationFaults, runningAnimations } from './audit/animations.ts';
import { textHiddenByBackplates } from './audit/backplates.ts';
import { recordChanges, shiftsOfLoad } from './audit/changes.ts';
import { becomePhone, returnToTop, scrollThrough, setFontSize, setMotion } from './audit/emulate.ts';
import { tabFaults, upwardSteps } from './audit/tab-walk.ts';
import { smallTargets } from './audit/targets.ts';
import { webkitDifferences } from './audit/webkit-differences.ts';
import { axeFindings } from './axe.ts';
import {
  addRules,
  alive,
  duringSharedHours,
  everyDocument,
  expect,
  notFoundComplaints,
  settled,
  test as base,
  textSpacing,
  visit,
} from './document-fixtures.ts';
import { textFaults } from './text-layout.ts';

type Audit = {
  /** Collects the faults that a judge has found. Any of them fails the test at its end. */
  judge: (judgement: string, faults: readonly string[]) => void;
  /** Lets axe judge the page in light and, with the rules about colours only, in dark mode. */
  axe: (state: string, ...options: [rules?: Record<string, boolean>, within?: string]) => Promise<void>;
  /** Judges the layout of text in a window of this size. */
  layout: (width: number, height: number, state?: string) => Promise<void>;
};

const test = base.extend<Audit>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
  judge: async ({}, provide) => {
    const found: string[] = [];
    await provide((judgement, faults) => found.push(...faults.map((fault) => `${judgement}: ${fault}`)));
    expect(found).toEqual([]);
  },
  axe: async ({ page, judge }, provide) => {
    await provide(async (state, rules, within) => {
      // Target size is off by default.
      const set = Object.entries({ 'target-size': true, ...rules });
      const options = { rules: Object.fromEntries(set.map(([name, enabled]) => [name, { enabled }])) };
      await settled(page);
      judge(`axe, ${state}`, await axeFindings(page, options, within));
      await page.emulateMedia({ colorScheme: 'dark' });
      await settled(page);
      const colours = { runOnly: ['color-contrast', 'link-in-text-block'] };
      judge(`axe, ${state}, dark`, await axeFindings(page, colours, within));
      await page.emulateMedia({ colorScheme: 'light' });
    });
  },
  layout: async ({ page, judge }, provide) => {
    await provide(async (width, height, state = '') => {
      await page.setViewportSize({ width, height });
      judge(`at ${width} px ${state}`.trim(), await textFaults(page));
    });
  },
});

test.use({ time: duringSharedHours, expectedComplaints: notFoundComplaints });

for (const { address } of everyDocument)
  test(`${address} passes every judge on one visit`, async ({ page, idle, judge, axe, layout }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.resourceType()));
    await page.goto(address);
    await idle();
    const others = requested.filter((type) => type !== 'font' && type !== 'image');
    expect(others.toSorted(), 'requested before a gesture').toEqual(['document', 'script']);
    judge('layout shift while it loads', await shiftsOfLoad(page));

    const changes = await recordChanges(page);
    await page.mouse.move(8, 8, { steps: 4 });
    await expect(page.locator('#root:not([data-waits])')).toBeAttached();
    await alive(page);
    await scrollThrough(page);
    judge('changed by hydration', await changes());

    judge('in motion', await animationFaults(page));
    await setMotion(page, 'paused');
    judge('moves while motion is paused', await runningAnimations(page));
    await setMotion(page, 'running');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    judge('moves with reduced motion', await runningAnimations(page));

    await axe('as it loads');
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

for (const { address, locale, page: name } of everyDocument)
  test(`${address} passes the judges of a release`, { tag: '@all' }, async ({ page, judge, axe, layout }) => {
    test.slow();
    const { copyLink, menu } = loadWords('.', locale.code, 'ui');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setFontSize(page, 32);
    await visit(page, address);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await layout(390, 844, 'at 200 % font size');
    await layout(1440, 900, 'at 200 % font size');

    await setFontSize(page, 16);
    await visit(page, address);
    judge('by Tab', await tabFaults(page, 'Tab'));
    await returnToTop(page);
    // From a foldable phone to a wall display.
    for (const width of [280, 600, 1024, 1920, 2560]) await layout(width, 900);
    await page.setViewportSize({ width: 1440, height: 900 });
    const copy = page.getByRole('main').getByRole('link', { name: copyLink.label }).first();
    if (name !== 'not-found' && (await copy.count()) > 0) {
      await copy.focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
      // The tooltip is outside of all landmarks, but its text is also inside one.
      await axe('beside a tooltip', { region: false }, '[role=tooltip]');
    }
    await page.emulateMedia({ forcedColors: 'active' });
    judge('in forced colours', await textHiddenByBackplates(page));
    await page.emulateMedia({ forcedColors: null });

    await becomePhone(page);
    await visit(page, address);
    judge('by Tab on a phone', await tabFaults(page, 'Tab'));
    await visit(page, address);
    judge('by Shift+Tab on a phone', await tabFaults(page, 'Shift+Tab'));
    await returnToTop(page);
    await layout(844, 390, '(landscape)');
    await page.setViewportSize({ width: 390, height: 844 });
    await axe('on a phone');
    await page.getByRole('button', { name: menu, exact: true }).click();
    // With the menu open, the page with its main landmark and heading is inert.
    await axe('under the open menu', { 'landmark-one-main': false, 'page-has-heading-one': false });
  });
