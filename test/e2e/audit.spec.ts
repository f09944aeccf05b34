/** Opens a document of each kind once, and lets one judge after the other look at it. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { addRules } from '#judges/contrast.ts';
import { forEachDocument, judge, layout, test } from './audit/audit-fixtures.ts';
import { recordChanges, shiftsOfLoad } from './audit/changes.ts';
import { becomePhone, returnToTop, scrollThrough } from './audit/emulate.ts';
import { tabFaults, upwardSteps } from './audit/tab-walk.ts';
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

/**
 * Returns the targets that are smaller than WCAG 2.5.8 allows (24 px) and, for a finger, main ones smaller than 2.5.5
 * requires (44 px): buttons, fields, and the links of the header. Links within a sentence are exempt.
 */
async function smallTargets(page: Page, leastOfMain: 24 | 44): Promise<string[]> {
  return page.evaluate((leastOfMain) => {
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden], [tabindex="-1"]), textarea, select, summary',
    )) {
      if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) continue;
      const { display, borderTopStyle } = getComputedStyle(element);
      // A link that looks like a button has its frame.
      const isMain =
        element.matches('header a, header button, button[type=submit], form input, form textarea') ||
        (element.matches('main a') && display === 'inline-flex' && borderTopStyle === 'solid');
      const isInline = display === 'inline' && element.closest('p, li, dd') !== null;
      if (isInline && !isMain) continue;
      // A link that is stretched over its card has the card's size.
      const isStretched = getComputedStyle(element, '::after').position === 'absolute';
      const seen = (isStretched && element.closest('li')) || element;
      const { width, height } = seen.getBoundingClientRect();
      const least = isMain ? leastOfMain : 24;
      if (Math.round(Math.min(width, height)) >= least) continue;
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      small.push(`${name}: ${Math.round(width)} × ${Math.round(height)} px, less than ${least} px`);
    }
    return small;
  }, leastOfMain);
}

/** Returns the elements whose styles WebKit is known to render differently. */
async function webkitDifferences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const add = (what: string, element: Element) =>
      found.push(`${what}: ${element.tagName} ${element.textContent.slice(0, 40)}`);
    for (const element of document.querySelectorAll('svg text')) {
      const { stroke, letterSpacing, dominantBaseline, fontSize } = getComputedStyle(element);
      // WebKit strokes each letter over the previous one.
      if (stroke !== 'none' && !['normal', '0px'].includes(letterSpacing))
        add('letter-spacing in stroked text', element);
      // WebKit centers each size separately.
      const sizes = [...element.querySelectorAll('tspan')].map((part) => getComputedStyle(part).fontSize);
      if (dominantBaseline !== 'auto' && sizes.some((size) => size !== fontSize))
        add('dominant-baseline over sizes', element);
    }
    // An animation promotes an HTML element to a layer that WebKit composites without its blend mode.
    for (const element of document.querySelectorAll('body, body :not(svg, svg *)'))
      for (const part of [undefined, '::before', '::after']) {
        const { animationName, mixBlendMode, content } = getComputedStyle(element, part);
        const isThere = !part || content !== 'none';
        if (isThere && animationName !== 'none' && mixBlendMode !== 'normal')
          add('mix-blend-mode with an animation', element);
      }
    // With a box, WebKit places a legend above its fieldset's row.
    for (const legend of document.querySelectorAll('legend')) {
      const row = legend.parentElement && getComputedStyle(legend.parentElement).display;
      if (row === 'flex' && getComputedStyle(legend).display !== 'contents') add('legend in a row', legend);
    }
    return found;
  });
}

const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  );

forEachDocument((address) => {
  // Texts of other lengths: text-lengths.spec.ts.
  const tag = address.startsWith('/es') ? '@all' : [];
  test(`${address} passes every judge on one visit`, { tag }, async ({ page, idle }) => {
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

    // app/styles/motion.test.ts has what may move, and how fast.
    // Like the switch in the footer.
    await page.evaluate(() => document.documentElement.setAttribute('data-motion', 'paused'));
    judge('moves while motion is paused', await runningAnimations(page));
    await page.evaluate(() => document.documentElement.setAttribute('data-motion', 'running'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    judge('moves with reduced motion', await runningAnimations(page));

    judge('axe', await axeInLightAndDark(page));
    judge('drawn otherwise by WebKit', await webkitDifferences(page));
    judge('by Shift+Tab', await tabFaults(page, 'Shift+Tab'));
    await returnToTop(page);

    judge('with a mouse', await smallTargets(page, 24));
    await layout(page, 1440, 900);
    await layout(page, 768, 900);
    await becomePhone(page);
    await layout(page, 390, 844);
    judge('order on a phone', await upwardSteps(page));
    const menu = page.locator('#menu');
    await menu.evaluate((element: HTMLElement) => element.showPopover());
    judge('with a finger', await smallTargets(page, 44));
    await menu.evaluate((element: HTMLElement) => element.hidePopover());
    await layout(page, 320, 256, '(400 % zoom)');
    await addRules(page, textSpacing);
    await layout(page, 320, 256, 'with the spacing of WCAG 1.4.12');
    await layout(page, 1440, 900, 'with the spacing of WCAG 1.4.12');
  });
});
