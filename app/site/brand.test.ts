import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';

const tokens = readFileSync(path.join(import.meta.dirname, '../styles/tokens.css'), 'utf8').toLowerCase();

test.each(['paper', 'night', 'ink', 'teal', 'orange'] as const)('%s matches the palette', (name) => {
  expect(tokens).toContain(`--${name}: ${brand[name]};`);
});

test('quiet matches the quiet text of the light theme', () => {
  expect(tokens).toContain(`--color-quiet: light-dark(${brand.quiet},`);
});
