import type { Page } from '@playwright/test';
import { pageAddress, pages } from '../../app/site/pages.ts';
import { expect, test } from './fixtures.ts';

// No script and no motion: the document as it was sent.
test.use({
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /Failed to load resource.*404/,
});

/** Returns the computed styles of all elements in document order, one value per line. */
async function look(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const computed = getComputedStyle(element, pseudo);
        const subject = `${element.tagName}.${element.getAttribute('class')}${pseudo ?? ''}`;
        if (pseudo && computed.content === 'none') return `${subject} is not there`;
        return [...computed]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${subject} ${name}: ${computed.getPropertyValue(name)}`);
      }),
    ),
  );
}

for (const address of [...pages.map(({ id }) => pageAddress(id)), '/nothing-here']) {
  test(`${address} has the same computed styles with its own rules and with those of all pages`, async ({
    page,
  }) => {
    await page.goto(address);
    const own = await look(page);
    expect(own.length).toBeGreaterThan(10_000);

    await page.evaluate(() => {
      const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'];
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    });
    const rules = () => page.evaluate(() => document.styleSheets[1]?.cssRules.length);
    await expect.poll(rules).toBeGreaterThan(1);
    const whole = await look(page);
    expect(whole.filter((each, index) => each !== own[index]).slice(0, 20)).toEqual([]);
  });
}
