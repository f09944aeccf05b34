import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createClassNames } from './class-names.ts';

const root = path.resolve(import.meta.dirname, '..');
const files = globSync('app/**/*.module.css', { cwd: root }).map((file) => path.join(root, file));

test('no two classes share a name, within a file or across files', () => {
  const nameOf = createClassNames(root);
  const names = files.flatMap((file) => ['title', 'text', 'link'].map((name) => nameOf(name, file)));
  expect(new Set(names).size).toBe(files.length * 3);
  for (const name of names) expect(name).toMatch(/^[a-z]{1,2}\d$/);
});

test('a class keeps its name, whoever asks, and with whatever query', () => {
  const [file = ''] = files;
  const nameOf = createClassNames(root);
  const name = nameOf('title', file);
  nameOf('text', file);
  expect(nameOf('title', `${file}?direct`)).toBe(name);
  expect(createClassNames(root)('title', file)).toBe(name);
});

test('a module that was not there when the build began is an error', () => {
  expect(() => createClassNames(root)('title', '/elsewhere/new.module.css')).toThrow('new.module.css');
});
