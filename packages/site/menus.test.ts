import { expect, test } from 'vitest';
import { listedCollections } from './collections.ts';
import { defaultLocale } from './locales.ts';
import { menuLinks, menusOf } from './menus.ts';
import { pageAddress } from './addresses.ts';
import { navigationPages, pages, type PageId } from './pages.ts';

// Made of all pages, which the type does not say.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const navigation = Object.fromEntries(pages.map(({ id }) => [id, `Name of ${id}`])) as Record<PageId, string>;

test('without menus, every page and list is in the footer once', () => {
  const { header, quickLinks, base } = menusOf();
  expect(header).toEqual(navigationPages.map(({ id }) => id));
  expect([...quickLinks, ...base].toSorted()).toEqual(
    [...pages.map(({ id }) => id), ...listedCollections].toSorted(),
  );
});

test('the footer’s base leaves out what is among its quick links', () => {
  expect(menusOf({ quickLinks: ['terms', 'home'] }).base).toEqual(['privacy', 'accessibility']);
});

test('a menu leaves out what a language does not have', () => {
  expect(
    menuLinks(['stories', 'about', 'insights'], { navigation, stories: 'Cases' }, defaultLocale),
  ).toEqual([
    { to: '/stories', name: 'Cases' },
    { to: pageAddress('about'), name: 'Name of about' },
  ]);
});
