/** Everything of the fictional company is drawn in its two colors and with its logo. */
import { expect, test } from 'vitest';
import { derivePalette, type Palette } from '#packages/content/brand/derive-palette.ts';
import { designColors } from '#packages/content/brand/design.ts';
import { facts } from '#test/sites/meridian.ts';
import { isthmus, meridian } from './site.ts';

const { all, files, read } = meridian;

const colors = ({ light, dark }: Palette) =>
  new Set([...Object.values(light), ...Object.values(dark)].filter((value) => value.startsWith('#')));

const palette = derivePalette(facts.colors);
const others = colors(derivePalette(designColors)).difference(colors(palette));

test('no file has a color of the palette that the site was designed with', () => {
  expect(others.size).toBeGreaterThan(20);
  const drawn = files().filter((file) => /\.(?:html|css|js|svg|md|xml)$/.test(file));
  expect(drawn.length).toBeGreaterThan(40);
  const written = new RegExp([...others].join('|'), 'i');
  expect(drawn.filter((file) => written.test(read(file)))).toEqual([]);
});

test('the icon and the browser’s bars have the new colors', () => {
  const { light, dark } = palette;
  for (const color of [light.primary, light.secondary]) expect(read('favicon.svg')).toContain(color);
  const bars = all('/es/about', 'meta[name=theme-color]');
  expect(bars.map((bar) => bar.getAttribute('content'))).toEqual([light.page, dark.page]);
});

test('header, footer and icon have the new logo', () => {
  const circle = 'svg[viewBox="0 0 36 36"] circle[cx="13"][cy="18"][r="13"]';
  const square = 'path[fill-rule=evenodd][d="M10 5h26v26H10Zm6 6v14h14V11Z"]';
  const triangle = 'polygon[fill="#3b1d60"][points="22,14 27,22 17,22"]';
  expect(all('/about', `header ${[circle, square, triangle].join(' + ')}`)).toHaveLength(1);
  expect(all('/about', `footer ${circle}`)).toHaveLength(1);
  expect(read('favicon.svg')).toContain('fill-rule="evenodd"');
});

test('no colors are mixed in a polar color space, which engines interpolate differently', () => {
  const styled = isthmus.files().filter((file) => /\.(?:css|html)$/.test(file));
  const styles = styled.map(isthmus.read).join('\n');
  expect(styles).toContain('color-mix(in ');
  expect(styles.match(/color-mix\(in (?:ok)?(?:lch|hsl|hwb)[^)]*\)/g)).toBeNull();
});
