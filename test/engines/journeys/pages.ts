import { expect } from 'vitest';
import { documents } from '../../../generate/documents/documents.ts';
import { eventually, hydrate, type Journey } from '../journey.ts';

const address = (page: { address: string }) => page.address.replace('404', 'no/such/page');
const overflow = () => Math.max(0, document.documentElement.scrollWidth - innerWidth);

/** Every page in every language: hydration changes no text, and the page is as wide as its window, also a turned phone. */
export const pages: Journey[] = documents().map((page) => ({
  title: `${address(page)} loads, fits a turned phone, and hydrates`,
  complaints: /404: no page at/,
  go: async ({ visitor, site }) => {
    const texts = () => [
      document.documentElement.lang,
      document.querySelector('h1')?.textContent,
      document.title,
    ];
    await visitor.resize(844, 390);
    await visitor.open(site.origin + address(page));
    // Before the first gesture, so with the rules that are in the document.
    await visitor.resize(390, 844);
    await eventually(visitor, overflow).toBe(0);
    await visitor.resize(1280, 900);
    const before = await visitor.read(texts);
    await hydrate(visitor);
    expect(await visitor.read(texts)).toEqual(before);
    expect(before[0]).toBe(page.locale.code);
    expect(before[1]).not.toBe('');
    expect(await visitor.read(overflow)).toBe(0);
  },
}));
