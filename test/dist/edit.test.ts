import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createChecks } from '#edit/publish/checks.ts';
import { dist, root, textAt } from './site.ts';

// Compressed copies have the same contents.
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:html|js|css|json|txt|xml|md)$/.test(file),
);

test('nothing of edit mode is in the built site', () => {
  expect(files.length).toBeGreaterThan(30);
  for (const file of files)
    expect(textAt(file), file).not.toMatch(/data-edit|@edit\/|edit-mode|[\u2061-\u2064]|\\u206[1-4]/);
});

test('open tasks before the launch are reported, and do not block publishing', async () => {
  expect((await createChecks(root).run('launch')).state).toMatch(/good|note/);
});
