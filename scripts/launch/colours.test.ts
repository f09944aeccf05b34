import { expect, test } from 'vitest';
import { checkColours, stylesheetColours } from './colours.ts';

const tokens = `:root {
  --paper: #FFF7EE;
  --teal: #149a84;
  --color-page: light-dark(var(--paper), #000);
  --color-quiet: light-dark(#4a5a56, #a9b8b2);
}`;
const brand = { paper: '#fff7ee', teal: '#149a84', quiet: '#4a5a56' };
const icon = { file: 'dist/favicon.svg', text: '<path fill="#fff7ee"/>', colours: ['paper'] };

test('reads the palette and the light theme’s quiet text colour', () => {
  expect(stylesheetColours(tokens)).toEqual(brand);
});

test('accepts matching colours', () => {
  expect(checkColours(tokens, brand, [icon])).toMatchObject([{ state: 'good' }]);
});

test('reports a colour that differs from the stylesheet or is missing there', () => {
  const changed = tokens.replace('--teal: #149a84', '--teal: #aa0000');
  expect(checkColours(changed, { ...brand, gold: '#ffd700' }, [icon])).toMatchObject([
    { state: 'stop', file: 'app/site/brand.ts', key: 'teal', reason: expect.stringContaining('#aa0000') },
    { state: 'stop', file: 'app/site/brand.ts', key: 'gold' },
  ]);
});

test('reports a built file with outdated colours', () => {
  const old = { ...icon, text: '<path fill="#ffffff"/>' };
  expect(checkColours(tokens, brand, [old])).toMatchObject([
    { state: 'stop', file: 'dist/favicon.svg', key: 'paper' },
  ]);
});
