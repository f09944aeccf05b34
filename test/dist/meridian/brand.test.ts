/** Everything is drawn in the two colours and with the mark of the other site. */
import { expect, test } from 'vitest';
import { derivePalette, type Palette } from '#packages/content/brand/derive-palette.ts';
import { designColors } from '#packages/content/brand/design.ts';
import { facts } from '#test/sites/meridian.ts';
import { document, files, read } from './site.ts';

const colours = ({ light, dark }: Palette) =>
  new Set([...Object.values(light), ...Object.values(dark)].filter((value) => value.startsWith('#')));

const palette = derivePalette(facts.colors);
const others = colours(derivePalette(designColors)).difference(colours(palette));

test('no file has a colour of the palette that the site was designed with', () => {
  expect(others.size).toBeGreaterThan(20);
  const drawn = files().filter((file) => /\.(?:html|css|js|svg|md|xml)$/.test(file));
  expect(drawn.length).toBeGreaterThan(40);
  const left = drawn.filter((file) => [...others].some((each) => read(file).toLowerCase().includes(each)));
  expect(left).toEqual([]);
});

test('the icon and the browser’s bars have the new colours', () => {
  const { light, dark } = palette;
  for (const colour of [light.primary, light.secondary]) expect(read('favicon.svg')).toContain(colour);
  const bars = document('/es/about').querySelectorAll('meta[name=theme-color]');
  expect(bars.map((bar) => bar.getAttribute('content'))).toEqual([light.page, dark.page]);
});

test('header, footer and icon have the new mark', () => {
  const about = document('/about');
  expect(about.querySelectorAll('header svg circle[r="13"] + path[fill-rule] + polygon')).toHaveLength(1);
  expect(about.querySelectorAll('footer svg circle[r="13"]')).toHaveLength(1);
  expect(read('favicon.svg')).toContain('fill-rule="evenodd"');
});
