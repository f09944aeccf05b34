/**
 * What an action leaves behind when the disk is full, the editor is ended in the middle, or a file is changed meanwhile.
 *
 * @module-tag all
 */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { failDisk } from '#test/content/failing-disk.ts';
import { createActions, type Actions } from './actions.ts';
import { answer } from './answer.ts';
import type { ActionName } from './requests.ts';

const page = '---\ntitle: Night work\nlead: At night.\ndescription: Who we look for.\n---\n\nText.\n';
const name = 'pages/night-work';

const [copy] = eachCopy(({ write }) => {
  for (const code of ['en', 'es']) write(`${code}/${name}.md`, page);
  write('moved.yaml', '/old: /night-work\n');
});
afterEach(() => vi.restoreAllMocks());

/** A request, and the files that it writes. */
type Asked = { name: ActionName; body: object; files: string[] };

const save = (files: string[], changes: object[], hashes: object): Asked => ({
  name: 'save',
  body: { changes, hashes, title: 'A change' },
  files,
});

/** A file is created, removed, added to or changed; several are changed, and changed back. */
const rows: Record<string, (actions: Actions) => Promise<Asked> | Asked> = {
  'a duplicate'(actions) {
    const from = { name, locale: 'en' as const };
    const { opened, copies } = actions.begin({ collection: 'pages', slug: 'copy', title: 'Copy', from });
    const change = { do: 'write', locale: 'en', name: 'pages/copy', text: copies.en };
    return save(['en/pages/copy.md'], [change], opened.hashes);
  },
  'removing a page with a redirect'(actions) {
    const moved = { do: 'moveAddress', from: '/night-work', to: '/about' };
    const changes = [{ do: 'write', locale: 'en', name }, moved];
    return save([`en/${name}.md`, 'moved.yaml'], changes, actions.article({ name }).hashes);
  },
  'the brand'(actions) {
    const mark = '<svg viewBox="0 0 10 10"><rect width="10" height="10" fill="teal"/></svg>\n';
    const changes = [
      { do: 'set', key: 'site:name', locale: '', value: 'Acme' },
      { do: 'mend', file: 'mark.svg', text: mark },
    ];
    return save(['site.yaml', 'mark.svg'], changes, actions.brand().hashes);
  },
  async 'a picture'() {
    const image = sharp({ create: { width: 40, height: 60, channels: 3, background: '#1f3bff' } });
    const data = (await image.jpeg().toBuffer()).toString('base64');
    return { name: 'addPicture', body: { name: 'Team.jpg', data }, files: ['media/team.jpg'] };
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
  for (const [file, text] of Object.entries(files)) copy.write(file, Buffer.from(text, 'latin1'));
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

const noCalls = () => 0;
const isFull = 'the disk is full; nothing was written';

test.each(Object.keys(rows))('%s: a full disk is told, and no file changes', async (row) => {
  const start = contents();
  const atStaging = await ask(row, () => failDisk({ of: 'writeFileSync', at: 1 }));
  expect(JSON.stringify(atStaging.data)).toContain(isFull);
  expect(contents()).toEqual(atStaging.before);
  const outcomes: object[] = [];
  for (let at = 1, isReached = true; isReached; at += 1) {
    restore(start);
    let renames = noCalls;
    const { before, data } = await ask(row, () => (renames = failDisk({ of: 'renameSync', at })));
    isReached = renames() >= at;
    const said = JSON.stringify(data).includes(isFull) ? isFull : data.state;
    outcomes.push({ said, isAsBefore: isDeepStrictEqual(contents(), before) });
  }
  expect(outcomes.pop()).toEqual({ said: 'saved', isAsBefore: false });
  expect(outcomes.length).toBeGreaterThan(1);
  for (const outcome of outcomes) expect(outcome).toEqual({ said: isFull, isAsBefore: true });
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
      let renames = noCalls;
      const fault = { of: 'renameSync', at, code: 'ended', forGood: true } as const;
      const { before } = await ask(row, () => (renames = failDisk(fault)));
      isReached = renames() >= at;
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
      copy.write(file, `${contents()[file] ?? ''}\n# By hand\n`);
      changed = contents();
    });
    // A picture gets another name.
    const isNamedAnew = row === 'a picture';
    expect(data.state).toBe(isNamedAnew ? 'saved' : 'changed');
    expect(contents()).toMatchObject(changed);
    expect(Object.keys(contents())).toHaveLength(Object.keys(changed).length + (isNamedAnew ? 1 : 0));
  }
});
