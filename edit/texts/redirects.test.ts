import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { nearestAddress } from './redirects.ts';

const [copy] = eachCopy(({ writeText }) => writeText('es/insights/here'));

test.each(['/', '/es/contact', '/es/insights', '/es/insights/here'])('%s leads to itself', (address) => {
  expect(nearestAddress(copy.root, address)).toBe(address);
});

test('an address that has moved leads to its new one', () => {
  copy.write('moved.yaml', '/es/insights/gone: /es/about\n');
  expect(nearestAddress(copy.root, '/es/insights/gone')).toBe('/es/about');
});

test('an article that is gone leads to its list, and a list without articles to the home page', () => {
  expect(nearestAddress(copy.root, '/es/insights/gone')).toBe('/es/insights');
  rmSync(copy.full('es/insights'), { recursive: true });
  expect(nearestAddress(copy.root, '/es/insights/here')).toBe('/es');
  expect(nearestAddress(copy.root, '/insights/here')).toBe('/');
});
