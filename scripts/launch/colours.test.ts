import { expect, test } from 'vitest';
import { checkColours } from './colours.ts';

const brand = { paper: '#fff7ee', teal: '#149a84' };
const icon = { file: 'dist/favicon.svg', text: '<path fill="#FFF7EE"/>', colours: ['paper'] };

test('accepts matching colours', () => {
  expect(checkColours(brand, [icon])).toMatchObject([{ state: 'good' }]);
});

test('reports a built file with outdated colours', () => {
  const old = { ...icon, text: '<path fill="#ffffff"/>' };
  expect(checkColours(brand, [old])).toMatchObject([
    { state: 'stop', file: 'dist/favicon.svg', key: 'paper', reason: expect.stringContaining('#fff7ee') },
  ]);
});
