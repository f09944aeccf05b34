import { expect, test } from 'vitest';
import { loadSite } from '../site.ts';
import { standIns } from './launch.ts';

// A fictional company whose facts could all be real.
const real = loadSite('test/sites/meridian').facts;

test("reports nothing for a company's own facts", () => {
  expect(standIns(real)).toEqual([]);
});

test.each([
  ['legalName', 'Isthmus Technologies, Inc.'],
  ['email', 'info@example.com'],
  ['phone', '+1 (415) 555-0132'],
  ['bookingUrl', 'https://example.com/book'],
  ['siteUrl', 'https://site.test'],
  ['contactEndpoint', 'http://127.0.0.1:8080/'],
] as const)('%s: %s is a placeholder', (key, value) => {
  expect(standIns({ ...real, [key]: value }).map((found) => found.key)).toEqual([key]);
});

test.each([
  ['email', 'info@myexample.com'],
  ['phone', '+1 (415) 555-2132'],
  ['siteUrl', 'https://example.com.mx'],
] as const)('%s: %s is not a placeholder', (key, value) => {
  expect(standIns({ ...real, [key]: value })).toEqual([]);
});
