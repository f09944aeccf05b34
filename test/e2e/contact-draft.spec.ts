import type { Browser, Page } from '@playwright/test';
import {
  ada,
  expect,
  fillForm,
  form,
  isReady,
  messageField,
  site,
  test,
  typedIn,
  ui,
} from './contact-fixtures.ts';

/** A page's tab through the DevTools protocol, which still works after a crash. */
async function tabBehind(page: Page, browser: Browser) {
  const ofPage = await page.context().newCDPSession(page);
  const { targetInfo } = await ofPage.send('Target.getTargetInfo');
  const session = await browser.newBrowserCDPSession();
  const { sessionId } = await session.send('Target.attachToTarget', { targetId: targetInfo.targetId });
  const answers = new Map<number, unknown>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result?: { result?: { value?: unknown } } };
    answers.set(id, result?.result?.value);
  });
  let last = 0;
  const send = (method: string, params: object = {}) => {
    last += 1;
    const message = JSON.stringify({ id: last, method, params });
    // The command that crashes the tab never gets a response.
    session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => {});
    return last;
  };
  const evaluate = async (expression: string) => {
    const id = send('Runtime.evaluate', { expression, returnByValue: true });
    await expect.poll(() => answers.has(id)).toBe(true);
    return answers.get(id);
  };
  return { send, evaluate };
}

const nothing = { firstName: '', lastName: '', email: '', company: '', message: '' };

test.describe('a draft', () => {
  test.beforeEach(async ({ page, openContact }) => {
    await openContact();
    await expect(page.getByText(form.draft)).toBeVisible();
    await fillForm(page, ada);
  });

  test('survives a reload', async ({ page }) => {
    await page.reload();
    await isReady(page);
    expect(await typedIn(page)).toEqual(ada);
  });

  test('survives a click on a link and Back', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: ui.navigation.about }).click();
    await expect(page.locator('form')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('form')).toBeVisible();
    await isReady(page);
    expect(await typedIn(page)).toEqual(ada);
  });

  test('survives another site, and Back', { tag: '@all' }, async ({ page, context }) => {
    await context.route(site.bookingUrl, (route) => route.fulfill({ body: 'elsewhere' }));
    await page.goto(site.bookingUrl);
    await page.goBack();
    await isReady(page);
    expect(await typedIn(page)).toEqual(ada);
  });

  test('survives a crash of the tab', { tag: '@all' }, async ({ page, browser }) => {
    const tab = await tabBehind(page, browser);
    const crash = page.waitForEvent('crash');
    tab.send('Page.crash');
    await crash;
    // Playwright abandons a crashed page, so reload it through the protocol, as a visitor would.
    tab.send('Page.reload');
    await expect
      .poll(() =>
        tab.evaluate(`dispatchEvent(new Event('pointermove'));
          [...document.querySelectorAll('form [name]')].map(({ value }) => value)`),
      )
      .toEqual(Object.values(ada));
  });

  test('ends with the tab', { tag: '@all' }, async ({ page, context }) => {
    await page.close();
    const next = await context.newPage();
    await next.goto('/contact');
    await isReady(next);
    expect(await typedIn(next)).toEqual(nothing);
  });

  test('is cleared with one button, and restored with the same one', async ({ page }) => {
    await page.getByRole('button', { name: form.clear }).click();
    await expect(page.getByText(form.cleared)).toBeVisible();
    expect(await typedIn(page)).toEqual(nothing);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

    await page.getByRole('button', { name: form.undo }).click();
    await expect(page.getByText(form.draft)).toBeVisible();
    expect(await typedIn(page)).toEqual(ada);

    await page.getByRole('button', { name: form.clear }).click();
    await page.reload();
    await isReady(page);
    expect(await typedIn(page)).toEqual(nothing);
    await expect(page.getByRole('button', { name: form.clear })).toBeHidden();
  });

  test('keeps 200,000 characters', { tag: '@all' }, async ({ page }) => {
    const message = 'é'.repeat(200_000);
    await fillForm(page, { message });
    await page.reload();
    await isReady(page);
    expect(await messageField(page).inputValue()).toHaveLength(message.length);
  });
});

test(
  'a draft fills only fields that are empty on hydration',
  { tag: '@all' },
  async ({ page, openContact }) => {
    await openContact();
    await fillForm(page, ada);
    // Like a browser that restores fields, or a fast visitor.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector<HTMLInputElement>('[name=firstName]')?.setAttribute('value', 'Grace');
      });
    });
    await page.goto('/about');
    await page.goto('/contact');
    await isReady(page);
    expect(await typedIn(page)).toEqual({ ...ada, firstName: 'Grace' });
  },
);

for (const [how, breakStorage] of [
  [
    'denied',
    () => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(
    `storage that is ${how} does not break the form, which says that there is no draft`,
    { tag: how === 'denied' ? [] : '@all' },
    async ({ page, openContact, handedOver }) => {
      await page.addInitScript(breakStorage);
      await openContact();
      await fillForm(page, ada);
      await expect(page.getByText(form.noDraft)).toBeVisible();
      await expect(page.getByText(form.draft)).toBeHidden();
      await page.getByRole('button', { name: form.submit }).click();
      await expect.poll(() => handedOver).toHaveLength(1);
      await page.getByRole('button', { name: form.clear }).click();
      expect(await typedIn(page)).toEqual(nothing);
    },
  );
}
