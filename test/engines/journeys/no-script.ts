import { expect } from 'vitest';
import type { Journey } from '../journey.ts';

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
