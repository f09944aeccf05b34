import type { Page } from '@playwright/test';
import { expectBooking } from './booking.ts';
import { site, ui, words } from './content.ts';
import { expect, hydrated, test, visit } from './fixtures.ts';
import { parseMailto, recordHandOffs } from './mail.ts';

const contact = words('contact');

const { fields } = contact.form;
type Field = keyof typeof fields;
const form = (page: Page) => page.getByRole('region', { name: contact.form.title });
// Labels of optional fields end with a note.
const field = (page: Page, name: Field) =>
  form(page).getByRole('textbox', { name: new RegExp(`^${RegExp.escape(fields[name])}`) });
const send = (page: Page) => form(page).getByRole('button', { name: contact.form.submit }).click();

const typed = {
  firstName: 'Ana María',
  lastName: "O'Neil & Søn",
  email: 'ana+web@example.org',
  message: 'Line one: 100% of a+b=c?\n\n"Quotes" & <tags> – 日本語 🙂 #1',
};

async function fill(page: Page, values: Partial<Record<Field, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name as Field).fill(value);
}

test('has a heading, the form and the panel', { tag: '@all' }, async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: contact.title })).toBeVisible();
  await expect(form(page).getByRole('textbox')).toHaveCount(5);
  await expect(page.getByRole('complementary', { name: contact.panel.title })).toBeVisible();
});

test('the form hands off exactly what was typed', async ({ page }) => {
  const handOffs = await recordHandOffs(page);
  await visit(page, '/contact');
  await fill(page, typed);
  await field(page, 'company').fill('Åß + Co. = 50% & more');
  await send(page);
  await expect.poll(handOffs).toHaveLength(1);
  const mail = parseMailto((await handOffs())[0] ?? '');
  expect(mail).toEqual({
    to: site.email,
    headers: {
      subject: "Contact Form Submission from Ana María O'Neil & Søn",
      body: [
        `${contact.mail.name}: Ana María O'Neil & Søn`,
        `${contact.mail.email}: ana+web@example.org`,
        `${contact.mail.company}: Åß + Co. = 50% & more`,
        '',
        contact.mail.message,
        'Line one: 100% of a+b=c?',
        '',
        '"Quotes" & <tags> – 日本語 🙂 #1',
      ].join('\r\n'),
    },
  });
});

test('a letter of another language loads the third font', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/contact');
  const status = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].find(({ family }) => family.includes('Latin-1'))?.status;
    });
  await field(page, 'firstName').fill('Ana María');
  expect(await status()).toBe('unloaded');
  await field(page, 'lastName').fill('Søn');
  await expect.poll(status).toBe('loaded');
});

test('submits without a company, on Enter in a field', { tag: '@all' }, async ({ page }) => {
  const handOffs = await recordHandOffs(page);
  await visit(page, '/contact');
  await fill(page, typed);
  await field(page, 'email').press('Enter');
  await expect.poll(handOffs).toHaveLength(1);
  expect(parseMailto((await handOffs())[0] ?? '').headers.body).toContain(
    `\r\n${contact.mail.company}: \r\n\r\n${contact.mail.message}\r\n`,
  );
});

test('the form shows no sent or failed state and keeps its values', { tag: '@all' }, async ({ page }) => {
  const handOffs = await recordHandOffs(page);
  await visit(page, '/contact');
  await fill(page, typed);
  const before = await page.getByRole('main').ariaSnapshot();
  await send(page);
  await expect.poll(handOffs).toHaveLength(1);
  await expect(page).toHaveURL('/contact');
  for (const [name, value] of Object.entries(typed))
    await expect(field(page, name as Field)).toHaveValue(value);
  // The only change: a notice of what is being opened, and who sends it.
  const { opening } = contact.ways;
  await expect(page.getByRole('status')).toHaveText(opening);
  const after = await page.getByRole('main').ariaSnapshot();
  expect(after.replace(/ \[active\]/g, '').replace(`status: ${opening}`, 'status')).toBe(
    before.replace(/ \[active\]/g, ''),
  );
});

for (const missing of Object.keys(typed) as (keyof typeof typed)[]) {
  test(`the browser requires ${missing}`, { tag: '@all' }, async ({ page }) => {
    const handOffs = await recordHandOffs(page);
    await visit(page, '/contact');
    await fill(page, { ...typed, [missing]: '' });
    await send(page);
    await expect(field(page, missing)).toBeFocused();
    await expect(field(page, missing)).toHaveJSProperty('validity.valueMissing', true);
    expect(await handOffs()).toEqual([]);
  });
}

test('the browser rejects an invalid e-mail address', { tag: '@all' }, async ({ page }) => {
  const handOffs = await recordHandOffs(page);
  await visit(page, '/contact');
  await fill(page, { ...typed, email: 'ana at example' });
  await send(page);
  await expect(field(page, 'email')).toHaveJSProperty('validity.typeMismatch', true);
  expect(await handOffs()).toEqual([]);
});

test('each field has its autocomplete and input types', { tag: '@all' }, async ({ page }) => {
  await page.goto('/contact');
  for (const [name, attributes] of [
    ['firstName', { autocomplete: 'given-name', name: 'firstName' }],
    ['lastName', { autocomplete: 'family-name', name: 'lastName' }],
    ['email', { autocomplete: 'email', inputmode: 'email', type: 'email', name: 'email' }],
    ['company', { autocomplete: 'organization', name: 'company' }],
    ['message', { name: 'message' }],
  ] as const) {
    for (const [key, value] of Object.entries(attributes)) {
      await expect(field(page, name)).toHaveAttribute(key, value);
    }
  }
  await expect(field(page, 'company')).not.toHaveAttribute('required');
});

test('keeps what was typed before hydration', { tag: '@all' }, async ({ page }) => {
  await page.goto('/contact');
  await fill(page, typed);
  await hydrated(page);
  for (const [name, value] of Object.entries(typed))
    await expect(field(page, name as Field)).toHaveValue(value);
});

test('the panel has e-mail, phone, offices and the booking link', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/contact');
  const panel = page.getByRole('complementary', { name: contact.panel.title });
  await expect(panel.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(panel.getByRole('link', { name: site.phone })).toHaveAttribute('href', /^tel:\+\d+$/);
  for (const { city } of Object.values(ui.offices)) await expect(panel.getByText(city)).toBeVisible();
  await expect(panel.getByRole('heading', { name: contact.panel.talk.title })).toBeVisible();
  await expectBooking(page, panel.getByRole('link', { name: ui.book }));
});
