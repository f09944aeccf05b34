import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// No script and no motion: the document as it was sent.
test.use({
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /Failed to load resource.*404/,
});

type Look = { count: number; changes: string[] };

/**
 * Reads the computed styles of all elements in document order, one value per line, and keeps them in the page: they
 * are tens of thousands. Returns how many there are and how they differ from the ones read before.
 */
async function look(page: Page): Promise<Look> {
  return page.evaluate(() => {
    // Lays everything out anew: after a partial layout, Chromium may report automatic margins as zero.
    document.body.hidden = true;
    document.body.getBoundingClientRect();
    document.body.hidden = false;
    const values = [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const computed = getComputedStyle(element, pseudo);
        const subject = `${element.tagName}.${element.getAttribute('class')}${pseudo ?? ''}`;
        if (pseudo && computed.content === 'none') return `${subject} is not there`;
        return [...computed]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${subject} ${name}: ${computed.getPropertyValue(name)}`);
      }),
    );
    const before = (Reflect.get(window, 'look') as string[] | undefined) ?? values;
    Object.assign(window, { look: values });
    const changes = values.filter((each, index) => each !== before[index]).slice(0, 20);
    return { count: values.length, changes };
  });
}

for (const address of ['/', '/services', '/nearshoring', '/plan', '/contact', '/nothing-here'])
  test(`${address} looks the same with the rules of all pages`, { tag: '@all' }, async ({ page }) => {
    await page.goto(address);
    const { count } = await look(page);
    expect(count).toBeGreaterThan(10_000);

    await page.evaluate(() => {
      const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'];
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    });
    const rules = () => page.evaluate(() => document.styleSheets[1]?.cssRules.length);
    await expect.poll(rules).toBeGreaterThan(1);
    expect(await look(page)).toEqual({ count, changes: [] });
  });
