/**
 * What every action leaves behind when the disk is full, the editor is ended in the middle, or a file is changed meanwhile.
 *
 * @module-tag all
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { disk } from '../save/write-all.ts';
import { createActions, type Actions } from './actions.ts';
import { answer } from './answer.ts';
import type { ActionName } from './requests.ts';

const page = `---
title: Night work
lead: At night.
description: Who we look for.
---

Text.
`;
const name = 'pages/night-work';
const portrait = 'people:people.ana-mora.portrait';

const [copy] = eachCopy(({ full, above }) => {
  for (const code of ['en', 'es']) {
    mkdirSync(full(`${code}/pages`));
    writeFileSync(full(`${code}/${name}.md`), page);
  }
  writeFileSync(full('moved.yaml'), '/old: /night-work\n');
  const people = readFileSync('test/sites/meridian/proof/people.yaml', 'utf8');
  writeFileSync(full('people.yaml'), people.replace(/^ +portrait: .*\n/m, ''));
  mkdirSync(full('media'));
  writeFileSync(full('media/ana.jpg'), Buffer.from('ffd8ff', 'hex'));
  above('site.yaml', 'copyrightYear', 'menus:', '  quickLinks: [home, about, plan]', '  header: []');
});
afterEach(() => vi.restoreAllMocks());

/** A request, and the files that it writes. */
type Asked = { name: ActionName; body: object; files: string[] };

const save = (files: string[], changes: object[], hashes: object): Asked => ({
  name: 'save',
  body: { changes, hashes, title: 'A change' },
  files,
});
const write = (name: string, texts: Record<string, string | undefined>) =>
  Object.entries(texts).map(([locale, text]) => ({ do: 'write', locale, name, text }));
const both = (slug: string) => ['en', 'es'].map((code) => `${code}/pages/${slug}.md`);

const rows: Record<string, (actions: Actions) => Promise<Asked> | Asked> = {
  'a new page'(actions) {
    const { opened } = actions.begin({ collection: 'pages', slug: 'new', title: 'New' });
    return save(both('new'), write('pages/new', { en: page, es: page }), opened.hashes);
  },
  'a duplicate'(actions) {
    const from = { name, locale: 'en' as const };
    const { opened, copies } = actions.begin({ collection: 'pages', slug: 'copy', title: 'Copy', from });
    return save(['en/pages/copy.md'], write('pages/copy', { en: copies.en }), opened.hashes);
  },
  'removing a page with a redirect'(actions) {
    const moved = { do: 'moveAddress', from: '/night-work', to: '/about' };
    const changes = [...write(name, { en: undefined }), moved];
    return save([`en/${name}.md`, 'moved.yaml'], changes, actions.article({ name }).hashes);
  },
  'the brand'(actions) {
    const mark = '<svg viewBox="0 0 10 10"><rect width="10" height="10" fill="teal"/></svg>\n';
    const changes = [
      { do: 'set', key: 'site:name', locale: '', value: 'Acme' },
      { do: 'set', key: 'site:colors.client', locale: '', value: '#00AA55' },
      { do: 'mend', file: 'mark.svg', text: mark },
    ];
    return save(['site.yaml', 'mark.svg'], changes, actions.brand().hashes);
  },
  async 'a picture'() {
    const image = sharp({ create: { width: 40, height: 60, channels: 3, background: '#1f3bff' } });
    const data = (await image.jpeg().toBuffer()).toString('base64');
    return { name: 'addPicture', body: { name: 'Team.jpg', data }, files: ['media/team.jpg'] };
  },
  'a portrait'(actions) {
    const { hashes } = actions.open({ keys: [portrait] });
    return save(['people.yaml'], [{ do: 'set', key: portrait, locale: '', value: 'ana.jpg' }], hashes);
  },
  menus(actions) {
    const { hashes } = actions.open({ keys: ['site:menus.quickLinks.0'] });
    const key = 'site:menus.quickLinks';
    const values = [{ path: [], locale: '', value: 'plan' }];
    const changes = [
      { do: 'move', key, from: 0, to: 1 },
      { do: 'remove', key: `${key}.0` },
      { do: 'add', key: 'site:menus.header', at: 0, values },
    ];
    return save(['site.yaml'], changes, hashes);
  },
  async undo(actions) {
    const { body, files } = await rows['the brand']!(actions);
    await answer(actions, 'save', () => body);
    return { name: 'undo', body: {}, files };
  },
};

type Files = Record<string, string>;
const contents = (): Files =>
  Object.fromEntries(
    readdirSync(copy.full(''), { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(copy.full(file)).isFile())
      .toSorted()
      .map((file) => [file, readFileSync(copy.full(file), 'latin1')]),
  );
function restore(files: Files): void {
  rmSync(copy.full(''), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(copy.full(file)), { recursive: true });
    writeFileSync(copy.full(file), text, 'latin1');
  }
}

/** Asks for an action as a new start of the editor would, after something has happened. Returns the files before that. */
async function ask(row: keyof typeof rows, happens: (asked: Asked) => void = () => {}) {
  const actions = createActions(copy.root);
  const asked = await rows[row]!(actions);
  const before = contents();
  happens(asked);
  const { status, data } = await answer(actions, asked.name, () => asked.body);
  vi.restoreAllMocks();
  return { before, status, data: data as Record<string, unknown> };
}

/** Makes the disk fail at the nth rename or, with `forGood`, from then on, as if the editor had been ended. */
function failAtRename(at: number, message: string, forGood: boolean): { isReached: boolean } {
  const state = { isReached: false };
  let renames = 0;
  const spied = disk as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const name of Object.keys(spied)) {
    const real = spied[name]!;
    vi.spyOn(spied, name).mockImplementation((...args) => {
      if (name === 'renameSync') renames += 1;
      const isNow = name === 'renameSync' && renames === at;
      state.isReached ||= isNow;
      if (isNow || (forGood && state.isReached)) throw Object.assign(new Error(message), { code: message });
      return real(...args);
    });
  }
  return state;
}

test.each(Object.keys(rows))('%s: a full disk is told, and no file changes', async (row) => {
  const start = contents();
  const atStaging = await ask(row, () => {
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    vi.spyOn(disk, 'writeFileSync').mockImplementation(() => {
      throw full;
    });
  });
  expect(JSON.stringify(atStaging.data)).toContain('the disk is full; nothing was written');
  expect(contents()).toEqual(atStaging.before);
  const outcomes: object[] = [];
  for (let at = 1, isReached = true; isReached; at += 1) {
    restore(start);
    let state = { isReached: false };
    const { before, data } = await ask(row, () => (state = failAtRename(at, 'ENOSPC', false)));
    ({ isReached } = state);
    const [said = data.state] = /the disk is full; nothing was written/.exec(JSON.stringify(data)) ?? [];
    outcomes.push({ said, isAsBefore: isDeepStrictEqual(contents(), before) });
  }
  expect(outcomes.pop()).toEqual({ said: 'saved', isAsBefore: false });
  expect(outcomes.length).toBeGreaterThan(1);
  for (const outcome of outcomes)
    expect(outcome).toEqual({ said: 'the disk is full; nothing was written', isAsBefore: true });
});

test.each(Object.keys(rows))(
  '%s: ended in the middle, the next start finds all of it or nothing',
  async (row) => {
    const start = contents();
    expect((await ask(row)).data).toMatchObject({ state: 'saved' });
    const after = contents();
    for (let at = 1, isReached = true; isReached; at += 1) {
      restore(start);
      vi.spyOn(console, 'error').mockImplementation(() => {});
      let state = { isReached: false };
      const { before } = await ask(row, () => (state = failAtRename(at, 'ended', true)));
      ({ isReached } = state);
      createActions(copy.root);
      // The first rename puts the journal in its place.
      expect(contents(), `ended at rename ${at}`).toEqual(at === 1 ? before : after);
    }
  },
);

test.each(Object.keys(rows))('%s: a file that was changed elsewhere is not overwritten', async (row) => {
  const start = contents();
  const { files } = await rows[row]!(createActions(copy.root));
  for (const file of files) {
    restore(start);
    let changed: Files = {};
    const { data } = await ask(row, () => {
      mkdirSync(path.dirname(copy.full(file)), { recursive: true });
      writeFileSync(copy.full(file), `${contents()[file] ?? ''}\n# By hand\n`);
      changed = contents();
    });
    // A picture gets another name.
    const isNamedAnew = row === 'a picture';
    expect(data.state).toBe(isNamedAnew ? 'saved' : 'changed');
    expect(contents()).toMatchObject(changed);
    expect(Object.keys(contents())).toHaveLength(Object.keys(changed).length + (isNamedAnew ? 1 : 0));
  }
});
