import {
  ada,
  clipboardText,
  expect,
  fillForm,
  form,
  mailOf,
  mailWords,
  noticeOf,
  readMailto,
  selectedText,
  sendButton,
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

  test('appear once Send was pressed, and copy the message and the address', async ({
    page,
    handedOver,
    openContact,
  }) => {
    await openContact();
    const region = page.getByRole('region', { name: ways.title });
    const toasts = page.getByRole('region', { name: ui.toasts.region });
    await expect(region).toBeHidden();
    await sendForm(page);
    await expect(region).toBeVisible();
    await page.getByRole('button', { name: ways.copyMessage }).click();
    await expect(toasts).toContainText(ways.copied);
    await expect(noticeOf(page)).toHaveText(ways.opening);
    expect(await clipboardText(page)).toBe(plain);
    await page.getByRole('button', { name: ways.copyAddress }).click();
    await expect(toasts).toContainText(ways.addressCopied);
    expect(await clipboardText(page)).toBe(site.email);
    expect(handedOver).toHaveLength(1);
  });
});

test('select the text in a text box if the clipboard is refused', async ({
  page,
  handedOver,
  openContact,
}) => {
  await withoutClipboard(page);
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

  // So is a message that is too long for an address.
  const message = 'word '.repeat(2000).trim();
  await fillForm(page, { ...ada, message });
  await expect(async () => {
    await sendButton(page).click();
    await expect(noticeOf(page)).toHaveText(ways.openingToCopy, { timeout: 1000 });
  }).toPass();
  expect(readMailto(handedOver.at(-1) ?? '').body).toBe(mailOf({ ...ada, message: '' }).body);
  await expect.poll(() => selectedText(page)).toBe(message);
});

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
