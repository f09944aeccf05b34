import { expect, test } from 'vitest';
import { checkColours, stylesheetColours } from './colours.ts';

const tokens = `:root {
  --paper: #FFF7EE;
  --teal: #149a84;
  --color-page: light-dark(var(--paper), #000);
  --color-quiet: light-dark(#4a5a56, #a9b8b2);
}`;
const brand = { paper: '#fff7ee', teal: '#149a84', quiet: '#4a5a56' };
const manifest = { file: 'dist/manifest.webmanifest', text: '{"theme_color":"#fff7ee"}', colours: ['paper'] };

test('reads the palette, and the quiet text of the light theme', () => {
  expect(stylesheetColours(tokens)).toEqual(brand);
});

test('one and the same colours are good', () => {
  expect(checkColours(tokens, brand, [manifest])).toMatchObject([{ state: 'good' }]);
});

test('names a colour of the pictures that the stylesheet has otherwise, or not at all', () => {
  const changed = tokens.replace('--teal: #149a84', '--teal: #aa0000');
  expect(checkColours(changed, { ...brand, gold: '#ffd700' }, [manifest])).toMatchObject([
    { state: 'stop', file: 'app/site/brand.ts', key: 'teal', reason: expect.stringContaining('#aa0000') },
    { state: 'stop', file: 'app/site/brand.ts', key: 'gold' },
  ]);
});

test('names a built file that is older than the colours', () => {
  const old = { ...manifest, text: '{"theme_color":"#ffffff"}' };
  expect(checkColours(tokens, brand, [old])).toMatchObject([
    { state: 'stop', file: 'dist/manifest.webmanifest', key: 'paper' },
  ]);
});
