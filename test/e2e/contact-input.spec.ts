import type { ContactMessage } from '../../app/site/contact-message.ts';
import {
  ada,
  expect,
  fillForm,
  form,
  isReady,
  mailOf,
  mailWords,
  messageField,
  readMailto,
  site,
  test,
  typedIn,
  ways,
} from './contact-fixtures.ts';

const send = { name: form.submit };

test.beforeEach(({ openContact }) => openContact());

/**
 * Input, and the expected result if it differs. Written out, so that the site's code is not tested against itself.
 */
type NastyInput = { typed: Partial<ContactMessage>; subject?: string; lines?: string[]; message?: string };

const nasty: Record<string, NastyInput> = {
  'an ampersand': { typed: { lastName: 'A&B', message: 'a&subject=other&body=else' } },
  'a plus sign': { typed: { email: 'ada+form@example.org', message: '1+1 = 2, C++' } },
  'a percent sign': { typed: { company: '100% %20 %0D%0A', message: '50% of %41 is %' } },
  'a number sign and a question mark': { typed: { message: 'C# #1?x=y' } },
  quotes: {
    typed: { firstName: `"Ada"`, lastName: `O'Hara`, message: `"double" 'single' \`back\` “curly”` },
  },
  'commas, semicolons and angle brackets': {
    typed: { lastName: 'Lovelace, Countess; <x@example.org>', message: 'a, b; <c>' },
  },
  emoji: { typed: { firstName: '👩🏽‍💻', message: '🇨🇷 👨‍👩‍👧‍👦 😀' } },
  'combining marks': { typed: { firstName: 'Zoe\u0308', message: 'e\u0301 é n\u0303 z\u0335\u0321\u034c' } },
  'right-to-left text': { typed: { firstName: 'שרה', message: 'مرحبا \u202bאבג\u202c \u200f.' } },
  'a lone surrogate': {
    typed: { firstName: 'A\ud800', message: 'x\udc00y\ud83d' },
    subject: 'Contact Form Submission from A\ufffd Lovelace',
    lines: ['Name: A\ufffd Lovelace'],
    message: 'x\ufffdy\ufffd',
  },
  NUL: {
    typed: { firstName: 'A\0da', message: 'be\0fore' },
    subject: 'Contact Form Submission from Ada Lovelace',
    lines: ['Name: Ada Lovelace'],
    message: 'before',
  },
  'lone carriage returns and line feeds': {
    typed: { message: 'one\rtwo\nthree\r\nfour\n\rfive' },
    message: 'one\r\ntwo\r\nthree\r\nfour\r\n\r\nfive',
  },
  'a header injection in the names': {
    typed: { firstName: 'Eve\r\nBcc: x@example.org', lastName: 'E\rCc: y@example.org\n' },
    // Browsers remove line breaks from single-line fields.
    subject: 'Contact Form Submission from EveBcc: x@example.org ECc: y@example.org',
    lines: ['Name: EveBcc: x@example.org ECc: y@example.org'],
  },
  'an encoded header injection': {
    typed: {
      firstName: '%0D%0ABcc:x@example.org',
      company: '&bcc=x@example.org',
      message: '&bcc=x@example.org',
    },
  },
  'a line that is a dot, and one that begins with From': { typed: { message: '.\n..\n.\nFrom here on\n.' } },
  'spaces at the ends': {
    typed: { firstName: ' Ada ', lastName: ' Lovelace ', company: '  ', message: '  kept as typed  \n' },
    subject: 'Contact Form Submission from Ada Lovelace',
    lines: [`${mailWords.name}: Ada Lovelace`, `${mailWords.company}: `],
    message: '  kept as typed  \r\n',
  },
};

for (const [name, { typed, ...wanted }] of Object.entries(nasty)) {
  test(`hands over ${name}`, { tag: '@all' }, async ({ page, handedOver }) => {
    const all = { ...ada, ...typed };
    await fillForm(page, all);
    await page.getByRole('button', send).click();
    await expect.poll(() => handedOver).toHaveLength(1);

    const [address = ''] = handedOver;
    const [to, query = ''] = address.split('?');
    expect(to).toBe(`mailto:${site.email}`);
    expect(query).toMatch(/^subject=[^&\r\n]*&body=[^&\r\n]*$/);
    const { subject, body } = readMailto(address);
    expect(subject).toBe(wanted.subject ?? `Contact Form Submission from ${all.firstName} ${all.lastName}`);
    const between = `\r\n\r\n${mailWords.message}\r\n`;
    const [head = '', ...rest] = body.split(between);
    expect(rest.join(between)).toBe(wanted.message ?? all.message.replaceAll('\n', '\r\n'));
    expect(head.split('\r\n')).toHaveLength(3);
    for (const line of wanted.lines ?? [
      `${mailWords.name}: ${all.firstName} ${all.lastName}`,
      `${mailWords.company}: ${all.company}`,
    ]) {
      expect(head.split('\r\n')).toContain(line);
    }
    expect(head).toContain(`${mailWords.email}: ${all.email}`);
  });
}

test('takes the plain text of pasted rich text', { tag: '@all' }, async ({ page, context, handedOver }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const html = '<h1>Title</h1><p>one <b>bold</b> <a href="https://example.org">link</a></p><img src="x">';
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob(['Title\n\none bold link'], { type: 'text/plain' }),
    });
    await navigator.clipboard.write([item]);
  });
  await fillForm(page, { ...ada, message: '' });
  await messageField(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(messageField(page)).toHaveValue('Title\n\none bold link');
  await page.getByRole('button', send).click();
  await expect
    .poll(() => handedOver.map(readMailto))
    .toEqual([mailOf({ ...ada, message: 'Title\n\none bold link' })]);
});

test('reads autofilled values, even without events', { tag: '@all' }, async ({ page, handedOver }) => {
  await fillForm(page, { message: ada.message });
  const tokens = ['given-name', 'family-name', 'email', 'organization'] as const;
  const values = [ada.firstName, ada.lastName, ada.email, ada.company];
  for (const [index, token] of tokens.entries()) {
    await page.locator(`[autocomplete=${token}]`).evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, values[index] ?? '');
  }
  await page.getByRole('button', send).click();
  await expect.poll(() => handedOver.map(readMailto)).toEqual([mailOf(ada)]);
  await page.reload();
  await isReady(page);
  await expect.poll(() => typedIn(page)).toEqual(ada);
});

test('works on a translated page', { tag: '@all' }, async ({ page, context, handedOver }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Like page translation: wraps each text in two nested elements and changes its words.
  const translate = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() && !text.parentElement?.closest('font, textarea')) texts.push(text);
      }
      for (const text of texts) {
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(`«${text.data}»`);
      }
    });
  const other = page.locator('#other-ways');
  const clear = page.locator('form + div button');
  await translate();
  await fillForm(page, ada);
  await page.locator('[type=submit]').click();
  await expect.poll(() => handedOver.map(readMailto)).toEqual([mailOf(ada)]);
  await expect(page.getByRole('status')).toContainText(ways.opening);
  await translate();
  await other.getByRole('button').first().click();
  await expect(page.getByRole('status')).toContainText(ways.copied);
  await translate();
  await fillForm(page, { message: 'word '.repeat(1000) });
  await expect(page.locator('form [aria-live]')).toContainText(form.tooLong);
  await translate();
  await fillForm(page, { message: 'short' });
  await expect(page.locator('form [aria-live]')).toBeEmpty();
  await clear.click();
  await expect(page.getByRole('status')).toContainText(form.cleared);
  await translate();
  await clear.click();
  await expect(page.getByRole('status')).toContainText(form.restored);
  await page.getByRole('contentinfo').getByRole('link').nth(1).click();
  await expect(page.locator('form')).toHaveCount(0);
});
