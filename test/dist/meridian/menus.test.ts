/** The menus of `content/site.yaml`: the footer's quick links, and what is in the header beside its own links. */
import { expect, test } from 'vitest';
import { hrefs } from './site.ts';

const addresses = (selector: string) => hrefs('/es/about', `${selector} a`);
const inSpanish = (names: string) => names.split(' ').map((name) => `/es/${name}`);

test('menus have the order of the content', () => {
  expect(addresses('footer nav[aria-labelledby="footer-pages"]')).toEqual([
    ...inSpanish('stories night-work insights terms contact plan benefits services about'),
    '/es',
  ]);
  expect(addresses('header nav li')).toEqual([
    '/es',
    ...inSpanish('about services benefits nearshoring plan contact'),
  ]);
});
