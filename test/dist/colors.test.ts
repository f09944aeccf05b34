import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { everyDocument, dist } from './site.ts';

const assets = path.join(dist, 'assets');
const stylesheets = readdirSync(assets)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(path.join(assets, name), 'utf8') }));

const styles = [
  ...stylesheets,
  ...everyDocument.map(({ file, root }) => ({
    name: file,
    css: root
      .querySelectorAll('style')
      .map((style) => style.rawText)
      .join(''),
  })),
];

test('no colours are mixed in a polar colour space, which engines interpolate differently', () => {
  expect(styles.length).toBeGreaterThan(0);
  for (const { name, css } of styles) {
    expect(css.length, name).toBeGreaterThan(0);
    expect(css.match(/color-mix\(in (?:ok)?(?:lch|hsl|hwb)[^)]*\)/g), name).toBeNull();
  }
});
