import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { nearestAddress } from './redirects.ts';

const [copy] = eachCopy(({ writeText }) => writeText('es/insights/here'));

test('an address leads to itself or its new one, and what is gone to its list or the home page', () => {
  const nearest = (address: string) => nearestAddress(copy.root, address);
  const there = ['/', '/es/contact', '/es/insights', '/es/insights/here'];
  expect(there.map(nearest)).toEqual(there);
  expect(nearest('/es/insights/gone')).toBe('/es/insights');
  copy.write('moved.yaml', '/es/insights/gone: /es/about\n');
  expect(nearest('/es/insights/gone')).toBe('/es/about');
  rmSync(copy.full('es/insights'), { recursive: true });
  expect(['/es/insights/here', '/insights/here'].map(nearest)).toEqual(['/es', '/']);
});
