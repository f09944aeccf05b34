import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Lock = { packages: Record<string, { resolved?: string; integrity?: string }> };

// Without `resolved`, npm takes a package from the registry of whoever installs; the digest says that it is the same.
test('the lockfile names no registry but the public one, and a digest of every package', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const entries = Object.entries(packages).filter(([place]) => place !== '');
  expect(entries.length).toBeGreaterThan(0);
  const elsewhere = entries.filter(
    ([, { resolved = 'https://registry.npmjs.org/', integrity }]) =>
      !integrity || !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere.map(([place]) => place)).toEqual([]);
});
