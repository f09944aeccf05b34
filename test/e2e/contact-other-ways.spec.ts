import {
  ada,
  clipboardText,
  expect,
  form,
  isReady,
  mailOf,
  mailWords,
  noticeOf,
  readMailto,
  selectedText,
  sendForm,
  site,
  test,
  ui,
  ways,
  withoutClipboard,
} from './contact-fixtures.ts';

const mail = mailOf(ada);
const plain = `${mailWords.to} ${site.email}\n${mailWords.subjectLine} ${mail.subject}\n\n${mail.body.replaceAll('\r\n', '\n')}`;

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  test.beforeEach(({ openContact }) => openContact());

  test('appear once Send was pressed', async ({ page }) => {
    const region = page.getByRole('region', { name: ways.title });
    await expect(region).toBeHidden();
    await sendForm(page);
    await expect(region).toBeVisible();
  });

  test('copies the message with address and subject, and confirms it', async ({ page, handedOver }) => {
    await sendForm(page);
    await page.getByRole('button', { name: ways.copyMessage }).click();
    await expect(page.getByRole('region', { name: ui.toasts.region })).toContainText(ways.copied);
    await expect(noticeOf(page)).toHaveText(ways.opening);
    expect(await clipboardText(page)).toBe(plain);
    expect(handedOver).toHaveLength(1);
  });

  test('copies the address', { tag: '@all' }, async ({ page }) => {
    await sendForm(page);
    await page.getByRole('button', { name: ways.copyAddress }).click();
    await expect(page.getByRole('region', { name: ui.toasts.region })).toContainText(ways.addressCopied);
    expect(await clipboardText(page)).toBe(site.email);
  });
});

for (const how of ['refused', 'missing'] as const) {
  test(
    `selects the text in a text box if the clipboard is ${how}`,
    { tag: how === 'refused' ? [] : '@all' },
    async ({ page, openContact }) => {
      await withoutClipboard(page, how);
      await openContact();
      await sendForm(page);
      for (const [name, text] of [
        [ways.copyMessage, plain],
        [ways.copyAddress, site.email],
        [ways.copyMessage, plain],
      ] as const) {
        await page.getByRole('button', { name }).click();
        await expect(noticeOf(page)).toHaveText(ways.refused);
        await expect(page.getByLabel(ways.box)).toBeFocused();
        await expect.poll(() => selectedText(page)).toBe(text);
      }
      await page.getByRole('button', { name: form.clear }).click();
      await expect(page.getByLabel(ways.box)).toHaveCount(0);
    },
  );
}

test('Gmail and Outlook open with the same recipient, subject and body, in a new tab', async ({
  page,
  context,
  openContact,
}) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: 'webmail' }));
  await openContact();
  await sendForm(page);
  const openedBy = async (name: string) => {
    const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name }).click()]);
    await tab.waitForURL(/^https:/);
    return new URL(tab.url());
  };
  const gmail = await openedBy(ways.gmail);
  expect(gmail.origin + gmail.pathname).toBe('https://mail.google.com/mail/');
  expect(Object.fromEntries(gmail.searchParams)).toEqual({
    view: 'cm',
    fs: '1',
    to: mail.to,
    su: mail.subject,
    body: mail.body,
  });
  const outlook = await openedBy(ways.outlook);
  expect(outlook.origin + outlook.pathname).toBe('https://outlook.office.com/mail/deeplink/compose');
  expect(readMailto(outlook.searchParams.get('mailtouri') ?? '')).toEqual(mail);
});

test('the links include a restored draft', { tag: '@all' }, async ({ page, openContact }) => {
  await openContact();
  await sendForm(page);
  await page.goto('/about');
  await page.goto('/contact');
  await isReady(page);
  const gmail = page.getByRole('link', { name: ways.gmail, includeHidden: true });
  await expect(gmail).toHaveAttribute('href', /Ada%20Lovelace/);
});
