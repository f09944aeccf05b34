import {
  ada,
  expect,
  form,
  mailOf,
  noticeOf,
  readMailto,
  sendButton,
  site,
  test,
  typedIn,
  typeForm,
  ways,
} from './contact-fixtures.ts';
import { code, hold } from './fixtures.ts';

test('a message sent before hydration is handed over exactly once, when the script has loaded', async ({
  page,
  handedOver,
}) => {
  const release = await hold(page);
  await page.goto('/contact');
  await typeForm(page);
  await sendButton(page).click();
  await sendButton(page).click();
  expect(handedOver).toEqual([]);
  await expect(page).toHaveURL('/contact');
  release();
  await expect.poll(() => handedOver.map((address) => readMailto(address))).toEqual([mailOf(ada)]);
  await expect(noticeOf(page)).toHaveText(ways.opening);
  expect(await typedIn(page)).toEqual(ada);
  await expect(page.getByRole('link', { name: ways.gmail })).toHaveAttribute('href', /Ada%20Lovelace/);
  expect(handedOver).toHaveLength(1);
});

test('if the script fails to load, the text stays and the other ways get focus', async ({
  page,
  context,
  handedOver,
}) => {
  await context.route(code.hydrate, (route) => route.abort());
  await page.goto('/contact');
  await typeForm(page);
  const other = page.getByRole('region', { name: ways.title });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await sendButton(page).click();
    await expect(other).toBeFocused();
    await expect(other.getByRole('link', { name: ways.gmail })).toBeInViewport();
  }
  expect(await typedIn(page)).toEqual(ada);
  await expect(page).toHaveURL('/contact');
  expect(handedOver).toEqual([]);
});

test(
  'if the script never responds, the other ways are offered after five seconds',
  { tag: '@all' },
  async ({ page, handedOver }) => {
    const release = await hold(page);
    await page.clock.install();
    await page.goto('/contact');
    await typeForm(page);
    await expect(page.getByText(form.late)).toBeHidden();
    await sendButton(page).click();
    await page.clock.runFor(5000);
    await expect(page.getByRole('region', { name: ways.title })).toBeFocused();
    await expect(page.getByText(form.late)).toBeVisible();

    // A mail window must not open long after the press, but on a new one.
    release();
    await expect(page.getByText(form.draft)).toBeVisible();
    await expect(page.getByText(form.late)).toBeHidden();
    expect(handedOver).toEqual([]);
    await sendButton(page).click();
    await expect.poll(() => handedOver.map((address) => readMailto(address))).toEqual([mailOf(ada)]);
  },
);

test(
  'the form does not wait for the stylesheet of the other pages',
  { tag: '@all' },
  async ({ page, context, handedOver }) => {
    await context.route(/\/assets\/style-[^/]*\.css$/, () => {
      // Never answered.
    });
    await page.goto('/contact');
    await typeForm(page);
    await sendButton(page).click();
    await expect.poll(() => handedOver.map((address) => readMailto(address))).toEqual([mailOf(ada)]);
  },
);

test(
  'a script that loads on a later try hands the message over',
  { tag: '@all' },
  async ({ page, context, handedOver }) => {
    let tries = 0;
    await context.route(code.hydrate, (route) => {
      tries += 1;
      return tries < 3 ? route.abort() : route.continue();
    });
    await page.goto('/contact');
    await typeForm(page);
    await expect(async () => {
      await sendButton(page).click();
      expect(handedOver.map((address) => readMailto(address))).toContainEqual(mailOf(ada));
    }).toPass();
  },
);

test(
  'with the boot script blocked, the button sends no text anywhere',
  { tag: '@all' },
  async ({ page, context, handedOver }) => {
    await context.route(code.early, (route) => route.abort());
    const asked: string[] = [];
    page.on('request', (request) => {
      // The browser requests the icon by itself, at any time after the page has loaded.
      if (new URL(request.url()).pathname !== '/favicon.svg') asked.push(request.url());
    });
    await page.goto('/contact');
    await expect(page.getByText(form.late)).toBeHidden();
    await typeForm(page);
    // Shown before the button is pressed, because the button itself cannot react.
    await expect(page.getByText(form.late)).toBeVisible();
    asked.length = 0;
    await sendButton(page).click();
    await page.locator('[name=company]').press('Enter');
    await expect(page).toHaveURL('/contact');
    expect(await typedIn(page)).toEqual(ada);
    await expect(page.getByRole('region', { name: ways.title })).toBeVisible();
    await expect(page.getByText(form.draft)).toBeHidden();
    const other = page.getByRole('region', { name: ways.title });
    await expect(other.getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    );
    expect(asked).toEqual([]);
    expect(handedOver).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an explanation with the addresses replaces the button', async ({ page }) => {
    await page.goto('/contact');
    await expect(sendButton(page)).toBeHidden();
    const explanation = page.locator('form p', { hasText: form.noScript });
    await expect(explanation).toBeVisible();
    await expect(explanation.getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    );
    await expect(explanation.getByRole('link', { name: site.phone })).toHaveAttribute('href', /^tel:\+\d+$/);
    for (const name of [ways.copyMessage, ways.copyAddress]) {
      await expect(page.getByRole('button', { name })).toBeHidden();
    }
    await expect(page.getByText(form.draft)).toBeHidden();
    for (const name of ['firstName', 'message']) await page.locator(`[name=${name}]`).fill('typed');
    await page.locator('[name=firstName]').press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('[name=message]')).toHaveValue('typed');
  });
});
