/** The menus of `content/site.yaml`: the footer's quick links, and what is in the header beside its own links. */
import { expect, test } from 'vitest';
import { locales } from '../../../app/site/locales.ts';
import { contentPageAddress } from '../../../app/site/page-files.ts';
import { pageAddress } from '../../../app/site/pages.ts';
import { insightsAddress } from '../../../app/site/insights.ts';
import { storiesAddress } from '../../../app/site/stories.ts';
import { page } from '../../sites/meridian-site.ts';

test.each(locales)('menus have the order of the content in $name', (locale) => {
  const document = page('about', locale);
  const addresses = (selector: string) =>
    document.querySelectorAll(`${selector} a`).map((link) => link.getAttribute('href'));
  const toPages = (ids: readonly Parameters<typeof pageAddress>[0][]) =>
    ids.map((id) => pageAddress(id, locale));
  expect(addresses('footer nav[aria-labelledby="footer-pages"]')).toEqual([
    storiesAddress(locale),
    contentPageAddress(locale, 'night-work'),
    insightsAddress(locale),
    ...toPages(['terms', 'contact', 'plan', 'benefits', 'services', 'about', 'home']),
  ]);
  expect(addresses('header nav li')).toEqual(
    toPages(['home', 'about', 'services', 'benefits', 'nearshoring', 'plan', 'contact']),
  );
  // Legal links that are not among the quick links stay in the last row.
  const all = addresses('footer');
  for (const address of toPages(['privacy', 'terms', 'accessibility']))
    expect(all.filter((each) => each === address)).toHaveLength(1);
  expect(all).not.toContain(pageAddress('nearshoring', locale));
});
