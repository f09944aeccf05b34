import { expect } from 'vitest';
import { eventually, hydrate, type Journey } from './journey.ts';

/** Each kind of page, and in Spanish the two with the most words in a row. */
export const addresses = [
  '/',
  '/about',
  '/services',
  '/benefits',
  '/nearshoring',
  '/plan',
  '/contact',
  '/privacy',
  '/insights',
  '/insights/compare-costs',
  '/no/such/page',
  '/es',
  '/es/plan',
];

const overflow = () => Math.max(0, document.documentElement.scrollWidth - innerWidth);

/** Hydration changes no text, and the page is as wide as its window, also a turned phone. */
export const pages: Journey[] = addresses.map((address) => ({
  title: `${address} loads, fits a turned phone, and hydrates`,
  complaints: /404: no page at/,
  go: async ({ visitor, site }) => {
    const texts = () => [document.querySelector('h1')?.textContent, document.title];
    await visitor.resize(844, 390);
    await visitor.open(site.origin + address);
    // Before the first gesture, so with the rules that are in the document.
    await visitor.resize(390, 844);
    await eventually(visitor, overflow).toBe(0);
    await visitor.resize(1280, 900);
    const before = await visitor.read(texts);
    await hydrate(visitor);
    expect(await visitor.read(texts)).toEqual(before);
    expect(before[0]).not.toBe('');
    expect(await visitor.read(overflow)).toBe(0);
  },
}));

/** Journeys in a browser without scripts, in which the test's own functions still run. */
export const noScript = ['/', '/plan', '/contact'].map((address): Journey => ({
  title: `${address} can be read`,
  go: async ({ visitor, site }) => {
    await visitor.open(site.origin + address);
    const read = () => {
      const { height = 0 } = document.querySelector('h1')?.getBoundingClientRect() ?? {};
      const hidden = [...document.querySelectorAll('main :is(h2, h3, p)')].filter(
        (element) => getComputedStyle(element).opacity === '0',
      );
      return { isShown: height > 0, hidden: hidden.map(({ textContent }) => textContent) };
    };
    expect(await visitor.read(read)).toEqual({ isShown: true, hidden: [] });
  },
}));
