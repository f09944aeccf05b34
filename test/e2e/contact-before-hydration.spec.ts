import { ui } from './content.ts';
import { ada, adasMail, expect, form, test, ways } from './contact-fixtures.ts';
import { code, hold } from './fixtures.ts';

test('a message sent before hydration is handed over once, after it', async ({ page, contact }) => {
  const release = await hold(page);
  await page.goto('/contact');
  await contact.type();
  await contact.button.click();
  await contact.button.click();
  expect(contact.handedOver).toEqual([]);
  await expect(page).toHaveURL('/contact');
  release();
  await expect.poll(() => contact.mails()).toEqual([adasMail]);
  await expect(contact.notice).toHaveText(ways.opening);
  expect(await contact.typed()).toEqual(ada);
  await expect(page.getByRole('link', { name: ways.gmail })).toHaveAttribute('href', /Ada%20Lovelace/);
  expect(contact.handedOver).toHaveLength(1);
});

test('what was typed stays if the code is gone after a deploy', async ({ page, contact }) => {
  await page.route(code.hydrate, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/contact');
  await contact.type();
  // At once, also the field that still has the focus, so that it survives a crash, and in the tab alone.
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toContain('Goodbye');
  const other = page.getByRole('region', { name: ways.title });
  const reload = page.getByRole('link', { name: ui.reload });
  await expect(reload).toBeHidden();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await contact.button.click();
    await expect(other).toBeFocused();
    await expect(other.getByRole('link', { name: ways.gmail })).toBeInViewport();
  }
  await expect(page.getByText(form.late)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  expect(await contact.typed()).toEqual(ada);
  expect(contact.handedOver).toEqual([]);
  // A draft is stored and shown without that code.
  await reload.click();
  await expect.poll(() => contact.typed()).toEqual(ada);
  await page.unroute(code.hydrate);
  await contact.button.click();
  await expect.poll(() => contact.mails()).toEqual([adasMail]);
});

test.describe('on a bad connection', { tag: '@all' }, () => {
  test('if the script never comes, other ways are offered after five seconds', async ({ page, contact }) => {
    const release = await hold(page);
    await page.clock.install();
    await page.goto('/contact');
    await contact.type();
    await expect(page.getByText(form.late)).toBeHidden();
    await contact.button.click();
    await page.clock.runFor(5000);
    await expect(page.getByRole('region', { name: ways.title })).toBeFocused();
    await expect(page.getByText(form.late)).toBeVisible();

    // A mail window must not open long after the press, but on a new one.
    release();
    await expect(page.getByText(form.draft)).toBeVisible();
    await expect(page.getByText(form.late)).toBeHidden();
    expect(contact.handedOver).toEqual([]);
    await contact.button.click();
    await expect.poll(() => contact.mails()).toEqual([adasMail]);
  });

  test('with the boot script blocked, the button sends no text anywhere', async ({ page, contact }) => {
    await page.route(code.early, (route) => route.abort());
    const asked: string[] = [];
    page.on('request', (request) => {
      // The browser requests the icon by itself, at any time after the page has loaded.
      if (!request.url().endsWith('/favicon.svg')) asked.push(request.url());
    });
    await page.goto('/contact');
    await expect(page.getByText(form.late)).toBeHidden();
    await contact.type();
    // Shown before the button is pressed, because the button itself cannot react.
    await expect(page.getByText(form.late)).toBeVisible();
    asked.length = 0;
    await contact.button.click();
    await page.locator('[name=company]').press('Enter');
    await expect(page).toHaveURL('/contact');
    expect(await contact.typed()).toEqual(ada);
    await expect(page.getByText(form.draft)).toBeHidden();
    const email = page.getByRole('region', { name: ways.title }).getByRole('link', { name: adasMail.to });
    await expect(email).toHaveAttribute('href', 'mailto:info@example.com');
    expect(asked).toEqual([]);
    expect(contact.handedOver).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an explanation with the addresses replaces the button', async ({ page }) => {
    await page.goto('/contact');
    const explanation = page.locator('p', { hasText: form.noScript });
    await expect(explanation.getByRole('link', { name: adasMail.to })).toBeVisible();
    await expect(explanation.getByRole('link', { name: '+1 (415) 555-0132' })).toBeVisible();
    for (const name of [form.submit, ways.copyMessage, ways.copyAddress])
      await expect(page.getByRole('button', { name })).toBeHidden();
    await expect(page.getByText(form.draft)).toBeHidden();
    for (const name of ['firstName', 'message']) await page.locator(`[name=${name}]`).fill('typed');
    await page.locator('[name=firstName]').press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('[name=message]')).toHaveValue('typed');
  });
});
