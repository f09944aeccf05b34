import { existsSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { eachCopy } from '#test/content/each-copy.ts';
import { failDisk } from '#test/content/failing-disk.ts';
import { hashOf, readToRepair } from '../content/content-files.ts';
import { currentContent } from '../content/content.ts';
import type { Edit } from '../writer/edits.ts';
import { createSession } from './session.ts';

const [copy, session] = eachCopy(({ root }) => createSession(root));

const read = (file: string) => copy.read(file);
/** Sets a value, as in 'en/about.yaml' and 'title'. */
function set(file: string, keys: string, value: string | number): Edit {
  const [, locale = '', name = ''] = /^(?:(..)\/)?([^.]+)/.exec(file) ?? [];
  return { do: 'set', at: { file: name, locale, path: keys.split('.') }, value };
}

const hashesOf = (...files: string[]) => Object.fromEntries(files.map((file) => [file, hashOf(read(file))]));
const save = (...edits: Edit[]) => session.save({ edits, hashes: {}, title: 'a change' });

test('a save changes only the lines of its values, in every file', () => {
  const before = read('en/about.yaml').split('\n');
  const outcome = save(
    set('en/about.yaml', 'title', 'About: us'),
    set('es/about.yaml', 'title', 'Sobre nosotros #1'),
    set('figures.yaml', 'claims.projects', 60),
  );
  expect(outcome).toEqual({ state: 'saved', files: ['en/about.yaml', 'es/about.yaml', 'figures.yaml'] });
  const after = read('en/about.yaml').split('\n');
  expect(after.filter((line, index) => line !== before[index])).toEqual(["title: 'About: us'"]);
  expect(read('es/about.yaml')).toContain("\ntitle: 'Sobre nosotros #1'\n");
  expect(parse(read('figures.yaml'))).toHaveProperty('claims.projects', 60);
});

test('a refused save returns the messages of the build, and writes no file', () => {
  const files = ['en/about.yaml', 'figures.yaml'];
  const before = files.map(read);
  expect(
    save(set('en/about.yaml', 'title', '{claims.nothing}'), set('figures.yaml', 'overlap.onshore', 25)),
  ).toEqual({
    state: 'refused',
    problems: [
      {
        file: 'figures.yaml',
        path: 'overlap.onshore',
        reason: 'must be hours of a day, from 0 to 24',
        where: 'Figures › Shared working hours › Onshore',
      },
      {
        file: 'en/about.yaml',
        path: 'title',
        reason: '{claims.nothing} is none of the facts and figures of the site',
        where: 'About › Title, English',
      },
    ],
  });
  expect(files.map(read)).toEqual(before);
  expect(session.history()).toMatchObject({ undo: undefined, redo: undefined });
});

test('a mistake in another file does not stand in the way of a save', () => {
  copy.put('site.yaml', 'email', 'info@');
  expect(save(set('en/about.yaml', 'title', 'Another')).state).toBe('saved');
  expect(save(set('en/about.yaml', 'title', ''))).toMatchObject({
    state: 'refused',
    problems: [{ file: 'en/about.yaml', path: 'title' }],
  });
  expect(session.undo()).toMatchObject({ state: 'saved' });
});

/** Saves the whole text of a file, as it is corrected by hand. */
function repair(file: string, text: string) {
  const hashes = { [file]: currentContent(copy.root).hash(file) };
  return session.save({ edits: [{ do: 'write', file, data: text }], hashes, title: '' });
}

test('a broken file is corrected as a whole, whatever other files have', () => {
  const good = read('site.yaml');
  save(set('en/about.yaml', 'title', 'Before'));
  copy.change('site.yaml', (source) => source.replace('name: ', 'name: "'));
  copy.put('figures.yaml', 'claims.uptime', '9995');
  expect(repair('site.yaml', good.replace(/^email: .*$/m, 'email: info@'))).toMatchObject({
    state: 'refused',
    problems: [{ file: 'site.yaml', path: 'email' }],
  });
  expect(repair('site.yaml', good)).toMatchObject({ state: 'saved' });
  expect(read('site.yaml')).toBe(good);
  // The mistake is not brought back, and what was saved before can be undone.
  expect(session.undo()).toEqual({ state: 'saved', files: ['en/about.yaml'] });
});

test('a file in another encoding is read as such, and saved as UTF-8', () => {
  const good = read('es/about.yaml');
  copy.write('es/about.yaml', Buffer.from(good, 'latin1'));
  const { text, isReencoded } = readToRepair(copy.root, 'es/about.yaml');
  expect(isReencoded).toBe(true);
  expect(repair('es/about.yaml', text)).toMatchObject({ state: 'saved' });
  expect(read('es/about.yaml')).toBe(good);
  // Its old bytes are no text that undo could bring back.
  expect(session.history().undo).toBeUndefined();
});

test('a file that has changed since it was read is not overwritten', () => {
  const edits = [set('en/about.yaml', 'title', 'Mine'), set('es/about.yaml', 'title', 'Mío')];
  const hashes = hashesOf('en/about.yaml', 'es/about.yaml');
  copy.put('en/about.yaml', 'lead', 'By another hand.');
  expect(session.save({ edits, hashes, title: '' })).toEqual({ state: 'changed', files: ['en/about.yaml'] });
  expect(read('en/about.yaml')).toContain('By another hand.');
  expect(read('es/about.yaml')).not.toContain('Mío');
});

test('undo and redo go through the whole session byte for byte, and on after the editor was started anew', () => {
  const picture = { do: 'write', file: 'media/a.jpg', data: Buffer.from([255, 0]) } as const;
  const state = () => [
    read('en/about.yaml'),
    existsSync(copy.full('media/a.jpg')) && readFileSync(copy.full('media/a.jpg'), 'hex'),
  ];
  const states = [state()];
  for (const edit of [set('en/about.yaml', 'title', 'One'), set('en/about.yaml', 'title', 'Two'), picture]) {
    save(edit);
    states.push(state());
  }
  for (const before of states.toReversed().slice(1)) {
    expect(createSession(copy.root).undo()).toMatchObject({ state: 'saved' });
    expect(state()).toEqual(before);
  }
  expect(createSession(copy.root).history()).toMatchObject({ undo: undefined, redo: 'a change' });
  for (const after of states.slice(1)) {
    createSession(copy.root).redo();
    expect(state()).toEqual(after);
  }
});

test('what was undone is gone after another save, and nothing is undone that others have changed', () => {
  save(set('en/about.yaml', 'title', 'Three'));
  const { undo } = session.history().steps;
  session.undo();
  save(set('en/about.yaml', 'title', 'Four'));
  // Another step is not undone in place of the one that was shown.
  expect(() => session.undo(undo)).toThrow('Something else was saved since');
  expect(parse(read('en/about.yaml'))).toHaveProperty('title', 'Four');
  expect(session.history().redo).toBeUndefined();
  copy.put('en/about.yaml', 'title', 'By hand');
  expect(createSession(copy.root).history().undo).toBeUndefined();
});

test('a save that changes nothing writes nothing', () => {
  const { title } = parse(read('en/about.yaml')) as { title: string };
  expect(save(set('en/about.yaml', 'title', title))).toEqual({ state: 'saved', files: [] });
  expect(session.history().undo).toBeUndefined();
});

const both = [set('en/about.yaml', 'title', 'One'), set('es/about.yaml', 'title', 'Uno')];
const titles = () =>
  ['en/about.yaml', 'es/about.yaml'].map((file) => (parse(read(file)) as { title: string }).title);

test('a full disk is told, and no file changes', () => {
  const before = titles();
  failDisk({ of: 'renameSync', at: 2 });
  expect(save(...both)).toMatchObject({
    state: 'refused',
    problems: [{ reason: 'the disk is full; nothing was written' }],
  });
  expect(titles()).toEqual(before);
  expect(session.history().undo).toBeUndefined();
});

test('a save that was cut off is finished at the next start', () => {
  // The first rename begins the save, and the second writes the first file.
  failDisk({ of: 'renameSync', at: 3, code: 'cut off', forGood: true });
  expect(() => save(...both)).toThrow('cut off');
  vi.restoreAllMocks();
  expect(titles()[0]).toBe('One');
  createSession(copy.root);
  expect(titles()).toEqual(['One', 'Uno']);
});
