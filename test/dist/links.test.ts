import { expect, test } from 'vitest';
import { everyDocument, linksIn } from './site.ts';

const links = everyDocument.flatMap(({ root }) => root.querySelectorAll('a'));
const external = links.filter((link) => /^[a-z]+:\/\/|^\/\//i.test(link.getAttribute('href') ?? ''));

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
  expect(external.length).toBeGreaterThan(10);
  for (const link of external) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
    expect(link.text).toMatch(/\((?:opens in a new tab|se abre en otra pestaña)\)/);
  }
});
