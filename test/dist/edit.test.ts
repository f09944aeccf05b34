import { expect, test } from 'vitest';
import { createChecks } from '#edit/publish/checks.ts';
import { isthmus } from './site.ts';

// Compressed copies have the same contents.
const files = isthmus.files().filter((file) => /\.(?:html|js|css|json|txt|xml|md)$/.test(file));

test('nothing of edit mode is in the built site', () => {
  expect(files.length).toBeGreaterThan(30);
  for (const file of files)
    expect(isthmus.read(file), file).not.toMatch(/data-edit|@edit\/|edit-mode|[\u2061-\u2064]|\\u206[1-4]/);
});

test('open tasks before the launch are reported, and do not block publishing', { tags: 'all' }, async () => {
  expect((await createChecks(isthmus.root).run('launch')).state).toMatch(/good|note/);
});
