/** What every page has: header, footer, and links to its parts. */
import { expect, test } from 'vitest';
import { everyDocument, isthmus, linksIn, sites } from './site.ts';

const linksAt = (address: string, selector: string) => linksIn(isthmus.document(address), selector);

test.each([
  ['header', 'isthmus', '/services', 'header'],
  ['footer', 'isthmus', '/about', 'footer'],
  ['contact panel', 'isthmus', '/contact', 'main aside'],
  // Without a message yet.
  ['other ways', 'isthmus', '/contact', '#other-ways'],
  // With menus and profiles of the content, and a page of its own.
  ['header', 'meridian', '/es/night-work', 'header'],
  ['footer', 'meridian', '/es/night-work', 'footer'],
] as const)('the %s of %s has the links that are in the file', async (what, site, address, part) => {
  const lines = linksIn(sites[site].document(address), `${part} a`).map((link) => `${link.join(': ')}\n`);
  await expect(lines.join('')).toMatchFileSnapshot(`expected/${site}/links/${what}.txt`);
});

test('the footer names the company, its offices and the year', () => {
  const [footer] = isthmus.texts('/about', 'footer');
  for (const name of ['San Francisco, CA', 'San Jose, Costa Rica', '© Copyright 2025 Isthmus'])
    expect(footer).toContain(name);
});

test.each(everyDocument)('$file has the header and footer of its language', ({ address, locale, root }) => {
  const home = locale.prefix ? `/${locale.prefix}` : '/';
  for (const links of ['header a:not([hreflang])', 'footer a:not([hreflang])'])
    expect(linksIn(root, links)).toEqual(linksAt(home, links));
  // The list of articles marks its topic too.
  const all = root.querySelectorAll('header a, footer a');
  const marked = all.filter((link) => link.getAttribute('aria-current') === 'page');
  const leading = all.filter((link) => link.getAttribute('href') === address);
  expect(marked.map(String)).toEqual(leading.map(String));
});

test.each(everyDocument)('$file names every section by its heading', ({ main }) => {
  for (const section of main.querySelectorAll('section, aside')) {
    const name = section.querySelector(`[id="${section.getAttribute('aria-labelledby')}"]`);
    expect(name?.closest('h2, h3')?.text).toBeTruthy();
  }
});

test.each(['/privacy', '/es/terms', '/accessibility', '/insights/compare-costs'])(
  '%s has a copy link in every heading',
  (address) => {
    const page = isthmus.document(address);
    const text = page.querySelector('[data-text]') ?? page.querySelector('main');
    const headings = (text ?? page).querySelectorAll('h2').filter((heading) => !heading.closest('nav'));
    expect(headings.length).toBeGreaterThan(2);
    for (const heading of headings) {
      const link = heading.querySelector('a');
      expect(link?.getAttribute('aria-label')).toMatch(/^(?:Copy link to this section|Copiar .*): /);
      expect(link?.getAttribute('aria-label')).toContain(heading.text);
      expect(page.querySelector(`[id="${link?.getAttribute('href')?.slice(1)}"]`)?.text).toContain(
        heading.text,
      );
    }
  },
);

test('pages link to nothing outside of the site but what the content names, and web mail', () => {
  const pages = everyDocument.filter(({ page }) => page !== 'insights');
  const addresses = pages.flatMap(({ root }) => linksIn(root).map(([, href = '']) => href));
  const others = addresses.filter((href) => !/^[/#]/.test(href) && href !== '');
  expect([...new Set(others)].toSorted()).toEqual([
    'https://example.com/book',
    'https://mail.google.com/mail/?view=cm&fs=1&to=info%40example.com&su=&body=',
    'https://outlook.office.com/mail/deeplink/compose?mailtouri=mailto%3Ainfo%40example.com',
    'mailto:info@example.com',
    'tel:+14155550132',
  ]);
});

test('links to other sites open in a new tab, announce it, and have no opener', () => {
  const links = everyDocument.flatMap(({ root }) => root.querySelectorAll('a'));
  const external = links.filter((link) => /^[a-z]+:\/\/|^\/\//i.test(link.getAttribute('href') ?? ''));
  expect(external.length).toBeGreaterThan(10);
  for (const link of external) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
    expect(link.text).toMatch(/\((?:opens in a new tab|se abre en otra pestaña)\)/);
  }
});
