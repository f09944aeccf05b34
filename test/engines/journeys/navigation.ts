import { expect } from 'vitest';
import { eventually, type Journey } from '../journey.ts';

const path = () => location.pathname;
const menuIsOpen = () => document.querySelector('#menu')?.matches(':popover-open');
/** How far the target's top is below the header, in pixels. */
const belowHeader = () => {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return (document.querySelector('#get-started')?.getBoundingClientRect().top ?? Number.NaN) - header;
};

export const navigation: Journey[] = [
  {
    title: 'the menu of a phone opens, closes on Escape, and leads to a page without a new document',
    go: async ({ visitor, visit }) => {
      await visitor.resize(390, 844);
      await visit('/');
      await visitor.read(() => document.documentElement.setAttribute('data-same', ''));
      await visitor.click('button[popovertarget=menu]');
      await eventually(visitor, menuIsOpen).toBe(true);
      await visitor.press('Escape');
      await eventually(visitor, menuIsOpen).toBe(false);
      await visitor.click('button[popovertarget=menu]');
      await eventually(visitor, menuIsOpen).toBe(true);
      await visitor.click('#menu a[href="/about"]');
      await eventually(visitor, path).toBe('/about');
      await eventually(visitor, menuIsOpen).toBe(false);
      await eventually(visitor, () => document.activeElement?.tagName).toBe('H1');
      expect(await visitor.read(() => document.documentElement.hasAttribute('data-same'))).toBe(true);
    },
  },
  {
    title: 'a page change begins at the top, and Back and Forward return to where one was',
    go: async ({ visitor, visit }) => {
      await visit('/nearshoring');
      await visitor.read(() => scrollTo({ top: 900, behavior: 'instant' }));
      await visitor.read(() => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click());
      await eventually(visitor, path).toBe('/terms');
      await eventually(visitor, () => scrollY).toBe(0);
      await visitor.back();
      await eventually(visitor, path).toBe('/nearshoring');
      await eventually(visitor, () => Math.round(scrollY)).toBe(900);
      await visitor.forward();
      await eventually(visitor, path).toBe('/terms');
      await eventually(visitor, () => scrollY).toBe(0);
    },
  },
  {
    title: 'Learn More leads to its target from the focus and the click of one instant, as the first gesture',
    go: async ({ visitor, site }) => {
      await visitor.open(`${site.origin}/services`);
      await visitor.read(() => {
        const link = document.querySelector<HTMLElement>('main a[href$="#get-started"]');
        link?.focus();
        link?.click();
      });
      await eventually(visitor, belowHeader).toSatisfy((distance: number) => distance >= 0 && distance < 200);
    },
  },
  {
    title: 'a chosen theme shows at once, and on the next page load',
    go: async ({ visitor, visit }) => {
      const background = () => getComputedStyle(document.body).backgroundColor;
      await visit('/about');
      await visitor.click('label:has(input[name=theme][value=light])');
      await eventually(
        visitor,
        () => document.querySelector<HTMLInputElement>('[name=theme]:checked')?.value,
      ).toBe('light');
      const light = await visitor.read(background);
      await visitor.click('label:has(input[name=theme][value=dark])');
      await eventually(visitor, background).not.toBe(light);
      const dark = await visitor.read(background);
      await visitor.reload();
      expect(await visitor.read(background)).toBe(dark);
    },
  },
];
