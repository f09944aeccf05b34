import { expect, test } from 'vitest';
import { listedCollections } from '#packages/site/collections.ts';
import { defaultLocale } from '#packages/site/locales.ts';
import { pages, pagesWithout } from '#packages/site/pages.ts';
import { menusIn } from './menus.ts';

const all = { insights: ['one'], stories: ['one'] };

function namesIn(facts: Parameters<typeof menusIn>[1], texts = all) {
  const language = { texts, own: [], nameOf: (name: string) => name };
  const { header, quickLinks, base } = menusIn(defaultLocale, facts, language);
  const namesOf = (links: typeof header) => links.map(({ name }) => name);
  return { header: namesOf(header), quickLinks: namesOf(quickLinks), base: namesOf(base) };
}

test('without menus, every page and list is in the footer once', () => {
  const { header, quickLinks, base } = namesIn({});
  expect(header).toEqual(pages.filter(({ nav }) => nav).map(({ id }) => id));
  expect([...quickLinks, ...base].toSorted()).toEqual(
    [...pages.map(({ id }) => id), ...listedCollections].toSorted(),
  );
});

test('the footer’s base leaves out what is among its quick links', () => {
  expect(namesIn({ menus: { quickLinks: ['terms', 'home'] } }).base).toEqual(['privacy', 'accessibility']);
});

test('menus leave out what a language does not have', () => {
  const menus = { quickLinks: ['stories', 'about', 'insights'], header: ['plan'] };
  const { header, quickLinks } = namesIn({ menus, pagesOff: ['plan'] }, { ...all, insights: [] });
  expect(quickLinks).toEqual(['stories', 'about']);
  expect(header).toEqual(pagesWithout(['plan']).flatMap(({ id, nav }) => (nav ? id : [])));
});
