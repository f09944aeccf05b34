import { describe, expect, test } from 'vitest';
import { gmailAddress, outlookAddress } from '../../app/pages/contact/mail/hand-off.ts';
import { loadSite } from '../../generate/content/site.ts';
import { everyDocument, facts, namedAddresses } from './site.ts';
import { isthmus } from '../sites/sites.ts';

const emptyMail = { to: facts.email, subject: '', body: '' };

/** The link that loads the page again has an empty address. */
const isInternal = (href: string) => href === '' || /^[/#]/.test(href);

describe.each(everyDocument.map((page) => ({ ...page, name: page.file })))('$name', (page) => {
  const links = page.root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '(no href)');
  const external = page.root
    .querySelectorAll('a')
    .filter((link) => /^[a-z]+:\/\/|^\/\//i.test(link.getAttribute('href') ?? ''));

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
    const { newTab } = loadSite(isthmus).languages[page.locale.code].words.ui;
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
