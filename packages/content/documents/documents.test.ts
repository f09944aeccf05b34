import { expect, test } from 'vitest';
import { isthmus } from '#test/sites/sites.ts';
import { loadSite } from '../site.ts';
import { addressTable } from './documents.ts';

const moved = { '/old-name': '/about', '/older/': '/es', '/insights/compare-costs': '/about' };
const table = addressTable({ ...loadSite(isthmus), moved });
const redirects = [...table.moved, ...table.otherNames];

test.each([
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/old-name/', '/about'],
  ['/older/index', '/es'],
])('%s redirects to %s', (from, to) => {
  expect(redirects).toContainEqual({ from, to });
});

test('no redirect leads to another one or to itself, nor away from a page', () => {
  const sources = new Set(redirects.map(({ from }) => from));
  expect(redirects.filter(({ to }) => sources.has(to))).toEqual([]);
  expect(table.documents.filter(({ address }) => sources.has(address))).toEqual([]);
});
