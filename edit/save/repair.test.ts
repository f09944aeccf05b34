import { mkdirSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { createActions } from '../server/actions.ts';
import { brokenFiles, fileToRepair } from './repair.ts';

const [copy] = eachCopy();

test('lists the files with a mistake, in words, and whether they can be corrected here', () => {
  expect(brokenFiles(copy.root)).toEqual([]);
  copy.put('es/about.yaml', 'title', "'**Negrita**'");
  copy.change('logo.svg', (source) => source.replace('"primary"', '"navy"'));
  copy.write('notes.txt', '');
  expect(brokenFiles(copy.root)).toMatchObject([
    { file: 'es/about.yaml', where: 'About, Español', isEditable: true, problems: [{ path: 'title' }] },
    { file: 'logo.svg', where: 'Logo', isEditable: true },
    { file: 'notes.txt', isEditable: false },
  ]);
});

test('a file that cannot be read is named, and everything else stays editable', async () => {
  copy.writeText('en/insights/good');
  const article = copy.read('en/insights/good.md');
  copy.write('en/insights/latin.md', Buffer.from(article.replace('Text', 'Señor'), 'latin1'));
  copy.write('elsewhere.md', article);
  symlinkSync(copy.full('elsewhere.md'), copy.full('en/insights/link.md'));
  mkdirSync(copy.full('en/insights/folder.md'));
  const actions = createActions(copy.root);
  expect(await actions.state()).toMatchObject({ changes: 0 });
  expect(actions.texts().texts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['insights/good', 'insights/latin', 'insights/link']),
  );
  expect((await actions.review()).changes).toEqual([]);
  expect(() => actions.text({ name: 'insights/latin' })).toThrow('en/insights/latin.md has a letter');
  expect(() => actions.text({ name: 'insights/link' })).toThrow('symbolic link');
  expect(() => actions.text({ name: 'insights/folder' })).toThrow('is a folder, not a file');
  expect(actions.text({ name: 'insights/good' }).texts[0]?.isThere).toBe(true);
  expect(actions.mistakes().files.map(({ file }) => file)).toContain('en/insights/latin.md');
  expect(() => fileToRepair(copy.root, '../package.json')).toThrow('is no content file');
});
