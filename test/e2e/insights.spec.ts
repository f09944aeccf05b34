import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, locales, type Locale } from '../../app/site/locales.ts';
import { feedAddress } from '../../app/site/page-files.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { collectionDocuments } from '../../generate/documents/collection-documents.ts';
import { loadSite } from '../../generate/content/site.ts';
import { ui, words } from './content.ts';
import { expect, footerLink, hydrated, isSameDocument, markDocument, test, visit } from './fixtures.ts';
import { isthmus } from '../sites/sites.ts';

const documents = collectionDocuments(loadSite(isthmus), 'insights');
const list = documents.find(({ key, locale }) => key === '' && locale === defaultLocale);
const article = documents.find(
  ({ kind, locale, translations }) => kind === 'text' && locale === defaultLocale && translations.size > 1,
);
// Articles are optional.
test.skip(!list || !article, 'the site has no article in two languages');
const { address, title, translations } = article ?? {
  address: '',
  title: '',
  translations: new Map<Locale, string>(),
};
const translation = [...translations].find(([locale]) => locale !== defaultLocale);
const footer = `footer a[href="${list?.address}"]`;
/** The article with the chart in its text. */
const withChart = documents.find(
  ({ kind, key, locale }) =>
    kind === 'text' &&
    readFileSync(path.join(isthmus, `content/${locale.code}/insights/${key}.md`), 'utf8').includes(
      '{chart.sharedDay}',
    ),
);

test('can be reached from the footer, read, and left by client-side navigation and Back', async ({
  page,
}) => {
  await page.goto(pageAddress('about'));
  await page.locator(footer).click();
  await page.getByRole('main').locator(`a[href="${address}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await hydrated(page);
  const text = page.locator('[data-text]');
  // Without the chart, which shows the current time.
  const read = () =>
    text.evaluate((article) => {
      const copy = article.cloneNode(true) as Element;
      for (const chart of copy.querySelectorAll('[data-chart]')) chart.remove();
      return copy.textContent;
    });
  const before = await read();
  await markDocument(page);
  await footerLink(page, 'contact').click();
  await expect(page).toHaveURL(pageAddress('contact'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(text).toHaveText(/./);
  expect(await read()).toBe(before);
  expect(await isSameDocument(page)).toBe(true);
});

test('the chart in a text shows the current time, also after Back', { tag: '@all' }, async ({ page }) => {
  test.skip(!withChart, 'no article has the chart');
  await page.goto(withChart?.address ?? '');
  const charts = page.locator('[data-chart] figure');
  const [beforeTimes = ''] = words('home').sharedDay.now.split('[');
  await expect(charts).not.toContainText(beforeTimes);
  await hydrated(page);
  await expect(charts).toContainText(beforeTimes);
  await footerLink(page, 'contact').click();
  await expect(page).toHaveURL(pageAddress('contact'));
  await page.goBack();
  await expect(charts).toContainText(beforeTimes);
  await expect(charts).toHaveCount(1);
});

test.describe('for a browser in another language', () => {
  test.use({ locale: translation?.[0].code ?? defaultLocale.code, permissions: ['clipboard-write'] });

  test(
    'headings copy their addresses, and the suggestion and the language link lead to the translation',
    { tag: '@all' },
    async ({ page, baseURL }) => {
      await visit(page, address);
      const link = page.locator('[data-text] h2 a').first();
      const anchor = await link.getAttribute('href');
      await link.click();
      await expect(page.getByText(ui.copyLink.done, { exact: true }).first()).toBeVisible();
      expect(page.url()).toBe(`${baseURL}${address}${anchor}`);
      const [locale, translated = ''] = translation ?? [];
      await expect(page.locator(`aside[lang="${locale?.code}"] a`)).toHaveAttribute('href', translated);
      await page.locator(`header a[hreflang="${locale?.code}"]`).click();
      await expect(page).toHaveURL((url) => url.pathname === translated);
      await expect(page.locator('[data-text]')).toBeVisible();
    },
  );
});

test('feeds are well-formed XML', { tag: '@all' }, async ({ page, request }) => {
  for (const locale of locales) {
    const answer = await request.get(feedAddress('insights', locale));
    expect(answer.headers()['content-type']).toMatch(/^application\/atom\+xml/);
    const source = await answer.text();
    const problem = await page.evaluate(
      (xml) =>
        new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
      source,
    );
    expect(problem).toBeUndefined();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole article is there, and its table of contents links to its sections', async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('[data-text] h2').first()).toBeVisible();
    const entry = page.locator('nav[aria-labelledby=contents] a').last();
    const hash = (await entry.getAttribute('href')) ?? '';
    await entry.click();
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  });
});
