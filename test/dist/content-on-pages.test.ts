/** Every page has the texts of its content, and the frame that all pages share, in every language. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { menuLinks, menusOf } from '../../app/site/menus.ts';
import { pageAddress, type PageId } from '../../app/site/pages.ts';
import { telephoneAddress } from '../../app/site/telephone.ts';
import { loadSite } from '../../generate/content/site.ts';
import { quickLinksTo } from '../../generate/content/menus.ts';
import { longestTitle } from '../../generate/content/schemas/title.ts';
import { builtPages } from './built-files.ts';
import { everyDocument, facts, linksIn, textOf } from './site.ts';
import { isthmus } from '../sites/sites.ts';

/** The lists of each page, whose items stand in elements of their own. */
const lists: Partial<Record<PageId, readonly string[]>> = {
  home: ['stats', 'services.cards', 'overlap.rows'],
  about: ['values.cards'],
  services: ['blocks'],
  benefits: ['cards'],
  nearshoring: ['benefits.cards', 'advantages.items', 'comparison.rows'],
  privacy: ['sections'],
  terms: ['sections'],
  accessibility: ['sections'],
};

// Names of pictures, colours and targets, which are not printed.
const unprinted: ReadonlySet<string> = new Set(['icon', 'color', 'page', 'hash', 'draws', 'bars', 'shows']);

// Without white space, which pages may write in other ways.
const plain = (text: string) => text.replaceAll(/\s/g, '');

/** Returns the printed texts of an item of the content. */
function textsOf(item: unknown, key = ''): string[] {
  if (typeof item !== 'object' || item === null) return unprinted.has(key) ? [] : [plain(String(item))];
  return Object.entries(item).flatMap(([name, value]) => textsOf(value, name));
}

/** Returns the value at a path such as 'services.cards'. */
function valueAt(words: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => Reflect.get(Object(value) as object, key) as unknown, words);
}

const hasAll = (text: string, texts: readonly string[]) => texts.every((each) => text.includes(each));

/** Returns the last of the smallest elements with all texts of an item; undefined if none has all. */
function elementOf(main: HTMLElement, item: unknown): HTMLElement | undefined {
  const texts = textsOf(item);
  return main.querySelectorAll('*').findLast((element) => hasAll(plain(element.textContent), texts));
}

describe.each(builtPages)('$address', ({ id, locale, main }) => {
  const words = loadSite(isthmus).languages[locale.code].words[id];

  test('is headed by its title, and has its lead', () => {
    const { title, lead } = 'hero' in words ? { ...words.hero, title: words.hero.headline } : words;
    expect(plain(main.querySelector('h1')?.textContent ?? '')).toBe(plain(title));
    expect(plain(main.textContent)).toContain(plain(lead));
  });

  test.each(lists[id] ?? [])('has the items of %s in order, each with all of its texts', (path) => {
    const items = Object.values(valueAt(words, path) as object) as object[];
    const elements = items.map((item) => elementOf(main, item));
    const inOrder = main.querySelectorAll('*').filter((element) => elements.includes(element));
    expect(elements.length).toBeGreaterThan(0);
    expect(elements.map((element) => element && textOf(element))).toEqual(inOrder.map(textOf));
    for (const [index, item] of items.entries()) {
      const text = plain(elements[index]?.textContent ?? '');
      const others = items.filter((other) => other !== item && hasAll(text, textsOf(other)));
      expect(others, 'items in the same element').toEqual([]);
    }
    const withoutPicture = items.filter(
      (item, index) => 'icon' in item && !elements[index]?.querySelector('svg'),
    );
    expect(withoutPicture).toEqual([]);
  });
});

describe.each(everyDocument)('$file', ({ address, locale, root }) => {
  const { pages, words } = loadSite(isthmus).languages[locale.code];
  const { ui } = words;
  const own = quickLinksTo(pages, facts.menus);
  const menus = menusOf(facts.menus, own);
  const header = root.querySelector('header') ?? root;
  const footer = root.querySelector('footer') ?? root;
  const linksOf = (menu: readonly string[]) =>
    menuLinks(menu, ui, locale, own).map(({ name, to }) => [name, to]);

  test('the header has the company’s name, and links to its pages and to the form', () => {
    expect(linksIn(header).at(0)).toEqual([facts.name, pageAddress('home', locale)]);
    expect(linksIn(header, 'nav li a')).toEqual([
      ...linksOf(menus.header),
      [ui.getStarted, pageAddress('contact', locale)],
    ]);
  });

  test('the footer links to what its menus name, and to every service', () => {
    const [quickLinks, services = []] = footer.querySelectorAll('nav').map((nav) => linksIn(nav));
    expect(quickLinks).toEqual(linksOf(menus.quickLinks));
    expect(linksIn(footer)).toEqual(expect.arrayContaining(linksOf(menus.base)));
    expect(services).toEqual(
      Object.entries(ui.services).map(([anchor, title]) => [title, pageAddress('services', locale, anchor)]),
    );
  });

  test('the footer has the company’s name, e-mail, phone, cities and year', () => {
    const text = textOf(footer);
    for (const fact of [facts.name, String(facts.copyrightYear)]) expect(text).toContain(fact);
    for (const { city } of Object.values(ui.offices)) expect(text).toContain(city);
    expect(linksIn(footer)).toContainEqual([facts.email, `mailto:${facts.email}`]);
    expect(linksIn(footer)).toContainEqual([facts.phone, telephoneAddress(facts.phone)]);
  });

  test('links to the current page are marked, and no others', () => {
    // The list of articles marks its topic too.
    const links = root.querySelectorAll('header a, footer a');
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
    const own = linksIn(root, 'header a, footer a').filter(([, href]) => href === address);
    expect(marked.map((link) => link.getAttribute('href'))).toEqual(own.map(([, href]) => href));
  });

  test('the title ends with the company’s name, if there is room', () => {
    const title = root.querySelector('title')?.text ?? '';
    expect(title.includes(facts.name) || `${title} | ${facts.name}`.length > longestTitle).toBe(true);
  });
});
