import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Lock = { packages: Record<string, { resolved?: string; integrity?: string }> };

// Without `resolved`, npm installs from the user's registry; the integrity hash guarantees the same contents.
test('the lockfile has an integrity hash for every package and no private registry', () => {
  const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const entries = Object.entries(packages).filter(([place]) => place !== '');
  expect(entries.length).toBeGreaterThan(0);
  const elsewhere = entries.filter(
    ([, { resolved = 'https://registry.npmjs.org/', integrity }]) =>
      !integrity || !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere.map(([place]) => place)).toEqual([]);
});
