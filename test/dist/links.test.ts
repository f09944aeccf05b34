import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { gmailAddress, outlookAddress } from '../../app/pages/contact/mail/hand-off.ts';
import { loadSite } from '../../generate/content/site.ts';
import { dist, everyDocument, facts, namedAddresses, pageAt, type BuiltPage } from './site.ts';

const emptyMail = { to: facts.email, subject: '', body: '' };

function linksOf(page: BuiltPage): string[] {
  return page.root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '(no href)');
}

/** Whether an address of this site is a built page, and has the element of its hash. */
function resolves(href: string, from: BuiltPage): boolean {
  const { pathname, hash } = new URL(href, new URL(from.address, facts.siteUrl));
  const target = everyDocument.find(({ address }) => address === pathname);
  if (!target) return path.extname(pathname) !== '' && existsSync(path.join(dist, pathname));
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || target.root.querySelectorAll('[id]').some((element) => element.id === id);
}

/** The link that loads the page again has an empty address. */
const isInternal = (href: string) => href === '' || /^[/#]/.test(href);

describe.each(everyDocument.map((page) => ({ ...page, name: page.file })))('$name', (page) => {
  const links = linksOf(page);
  const external = page.root
    .querySelectorAll('a')
    .filter((link) => /^[a-z]+:\/\/|^\/\//i.test(link.getAttribute('href') ?? ''));

  test('every internal link and hash resolves', () => {
    const internal = links.filter((href) => /^[/#]/.test(href));
    expect(internal.length).toBeGreaterThan(10);
    expect(internal.filter((href) => !resolves(href, page))).toEqual([]);
  });

  test('links only to this site, and to addresses that the content names', () => {
    const compose = new Set(
      [gmailAddress, outlookAddress].map((address) => new URL(address(emptyMail)).origin),
    );
    const webmail = (href: string) => page.page === 'contact' && compose.has(new URL(href).origin);
    // The text of an article may link to any site.
    const cited = new Set(
      page.main.querySelectorAll('[data-text] a[target=_blank]').map((link) => link.getAttribute('href')),
    );
    expect(
      links.filter(
        (href) => !isInternal(href) && !namedAddresses.has(href) && !webmail(href) && !cited.has(href),
      ),
    ).toEqual([]);
  });

  test('links to other sites open in a new tab, announce it, and have no opener', () => {
    const { newTab } = loadSite('.').languages[page.locale.code].words.ui;
    for (const link of external) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
      expect(link.text).toContain(newTab);
    }
  });

  test('ids are unique, and every reference to one resolves', () => {
    const ids = page.root.querySelectorAll('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const references = [
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'for',
      'popovertarget',
    ].flatMap((name) =>
      page.root
        .querySelectorAll(`[${name}]`)
        .flatMap((element) => element.getAttribute(name)?.split(' ') ?? []),
    );
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('the check detects a dead link', () => {
  const home = pageAt('/');
  expect(
    ['/nowhere', '/services#nowhere', '#nowhere', '/about/', '/assets/none.js'].filter((href) =>
      resolves(href, home),
    ),
  ).toEqual([]);
});
