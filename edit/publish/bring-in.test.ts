/** @module-tag all */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { currentSource } from '#packages/content/site.ts';
import { testRepository } from '#test/content/test-repository.ts';
import { problemsIn } from '../save/check-unsaved.ts';
import { branchOf } from './branch.ts';
import { bringIn, type Choices } from './bring-in.ts';
import { publish } from './commit.ts';
import type { Whose } from './merge-values.ts';
import { statusOf } from './status.ts';
import { listVersions } from './versions.ts';

const [about, home] = ['content/en/about.yaml', 'content/en/home.yaml'];
const old = 'title: Old\nlead: Old\n';
const repository = testRepository({ [about]: old, [home]: old, 'code.ts': '', 'package.json': '' });
const { clone, git, read, status, write } = repository;
const refused = (message: RegExp) => ({ isGood: false, message: expect.stringMatching(message) });
const bring = async (choices: Choices = {}) =>
  bringIn(repository.root, await branchOf(repository.root), choices, () => []);
/** Brings in what others have published, with the words of one of both wherever one has to be chosen. */
async function bringWith(whose: Whose) {
  const { conflicts = [] } = await bring();
  return bring(Object.fromEntries(conflicts.map(({ id }) => [id, whose])));
}
const publishFrom = async (from: string) => publish(from, await statusOf(from));

/** Somebody else publishes, while this copy has changes that are not published. */
async function both(theirs: Record<string, string>, mine: Record<string, string>): Promise<void> {
  const other = clone('other');
  write(theirs, other);
  await publishFrom(other);
  write(mine);
}

test('two people publish changes of one file, one after the other', async () => {
  const mine = { [about]: 'title: Mine\nlead: Old\n' };
  await both({ [about]: 'title: Old\nlead: Theirs\n', [home]: 'title: Theirs\n' }, mine);
  const behind = /^Others have published 1 version that this copy does not have. Bring it in/;
  expect(await publishFrom(repository.root)).toEqual(refused(behind));
  // Git cannot note where the branch was.
  const log = `${repository.root}/.git/logs/refs/heads/main`;
  rmSync(log);
  write({ held: '' }, log);
  expect(await bring()).toMatchObject({ isGood: false });
  expect([read(about), read(home)]).toEqual([mine[about], old]);
  rmSync(log, { recursive: true });
  expect(await bring()).toMatchObject({ isGood: true });
  expect([read(about), read(home)]).toEqual(['title: Mine\nlead: Theirs\n', 'title: Theirs\n']);
  expect(status()).toBe(`M  ${about}`.trim());
  expect(await publishFrom(repository.root)).toMatchObject({ isGood: true });
  expect(status()).toBe('');
});

test.each(['mine', 'theirs'] as const)('where both have changed one value, %s may stay', async (whose) => {
  await both(
    { [about]: 'title: theirs\nlead: New\nmore: 1\n', [home]: 'title: Theirs\n' },
    { [about]: '# Mine\ntitle: mine\nlead: Old\n/last: 2\n' },
  );
  rmSync(path.join(repository.root, home));
  expect(await bring()).toMatchObject({
    isGood: false,
    conflicts: [
      { page: 'About', label: 'Title', language: 'English', base: 'Old', mine: 'mine', theirs: 'theirs' },
      { page: 'Home', label: '', language: 'English', mine: undefined, theirs: 'title: Theirs\n' },
    ],
  });
  expect(read(about)).toBe('# Mine\ntitle: mine\nlead: Old\n/last: 2\n');
  expect(await bringWith(whose)).toMatchObject({ isGood: true });
  expect(parse(read(about))).toEqual({ title: whose, lead: 'New', more: 1, '/last': 2 });
  expect(existsSync(path.join(repository.root, home))).toBe(whose === 'theirs');
});

const text = (title: string, end = 'End.') =>
  `---\ntitle: ${title}\n---\n\n${'A line.\n\n'.repeat(20)}${end}\n`;

test.each(['mine', 'theirs'] as const)('a moved text has the changes of both: %s', async (whose) => {
  const [old, next] = ['content/en/insights/old.md', 'content/en/insights/new.md'];
  const other = clone('other');
  const publishHere = async (files: Record<string, string>, from: string) => {
    write(files, from);
    await publishFrom(from);
  };
  await publishHere({ [old]: text('Old') }, other);
  git(repository.root, 'pull', '--quiet');
  const [mover, editor] = whose === 'mine' ? [repository.root, other] : [other, repository.root];
  rmSync(path.join(mover, old));
  write({ [next]: text('Moved') }, mover);
  write({ [old]: text('Old', 'The end.') }, editor);
  await publishFrom(other);
  expect(await bring()).toMatchObject({ isGood: true });
  expect(read(next)).toBe(text('Moved', 'The end.'));
  expect(existsSync(path.join(repository.root, old))).toBe(false);
  expect(await publishFrom(repository.root)).toMatchObject({ isGood: true });
  expect(status()).toBe('');
});

test('a move does not take the place of another text', async () => {
  const [old, next] = ['content/en/insights/old.md', 'content/en/insights/new.md'];
  const other = clone('other');
  write({ [old]: text('Old') }, other);
  await publishFrom(other);
  git(repository.root, 'pull', '--quiet');
  rmSync(path.join(other, old));
  write({ [next]: text('Old') }, other);
  await publishFrom(other);
  write({ [old]: text('Old', 'The end.'), [next]: 'Mine.\n' });
  expect(await bring()).toMatchObject({ isGood: false, conflicts: [{ file: next }, { file: old }] });
  expect(await bringWith('mine')).toMatchObject({ isGood: true });
  expect([read(old), read(next)]).toEqual([text('Old', 'The end.'), 'Mine.\n']);
});

test('what is saved while others are brought in stays', async () => {
  await both({ [about]: old.replace('Old', 'Theirs') }, { [about]: `${old}# Mine\n` });
  write({ '.git/info/attributes': '*.yaml filter=save' });
  git(repository.root, 'config', 'filter.save.smudge', `echo '# Saved' >> ${about}; cat`);
  const changed = /^This has changed here while it was being brought in: About, English\./;
  expect(await bring()).toEqual(refused(changed));
  expect(read(about)).toMatch(/# Mine\n(?:# Saved\n)+$/);
});

test.each(['code.ts', 'package.json'])('a developer brings in a change of %s', async (file) => {
  const other = clone('other');
  write({ [file]: '{}' }, other);
  git(other, 'commit', '--quiet', '--all', '--message', 'Code');
  git(other, 'push', '--quiet');
  const more = new RegExp(`^Others have changed more than words, facts and pictures: ${file}`);
  expect(await bring()).toEqual(refused(more));
});

test('what others have published is no version to take back', async () => {
  await both({ [home]: 'title: Theirs\n' }, { [about]: 'title: Mine\n' });
  git(repository.root, 'commit', '--quiet', '--all', '--message', 'Mine');
  expect(await bring()).toMatchObject({ isGood: true });
  expect(await listVersions(repository.root)).toMatchObject([{ subject: 'Mine' }]);
});

describe('with the content of a site', () => {
  const folder = 'test/sites/meridian/content';
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  );
  const files = names.map(
    (name) => [`content/${name}`, readFileSync(path.join(folder, name), 'utf8')] as const,
  );
  const site = testRepository(Object.fromEntries(files));
  const languages = ['en', 'es'];

  type Change = (keys: (string | number)[], value?: unknown) => void;
  /** Changes a value of the home page in both languages. */
  function change(root: string, work: (set: Change, locale: string) => void): void {
    for (const locale of languages) {
      const file = `content/${locale}/home.yaml`;
      const document = parseDocument(site.read(file, root));
      work(
        (keys, value) => (value === undefined ? document.deleteIn(keys) : document.setIn(keys, value)),
        locale,
      );
      site.write({ [file]: document.toString() }, root);
    }
  }
  const homes = () =>
    languages.map(
      (locale) => parse(site.read(`content/${locale}/home.yaml`)) as { stats: { label: string }[] },
    );
  const mistakes = () =>
    problemsIn(currentSource(site.root)).map(({ where, reason }) => `${where}: ${reason}`);
  const bringHere = async (choices: Choices = {}) =>
    bringIn(site.root, await branchOf(site.root), choices, mistakes);

  test.each(['mine', 'theirs'] as const)(
    '%s stays in every language, and the site can be built',
    async (whose) => {
      const other = site.clone('other');
      change(other, (set, locale) => {
        set(['stats', 0, 'label'], `Theirs ${locale}`);
        set(['stats', 1]);
      });
      await publishFrom(other);
      change(site.root, (set, locale) => {
        set(['stats', 1, 'label'], `Mine ${locale}`);
        set(['stats', 0]);
      });
      const { conflicts = [] } = await bringHere();
      const ids = new Set(conflicts.map(({ id }) => id));
      expect([conflicts.length, ids.size]).toEqual([2, 1]);
      expect(await bringHere(Object.fromEntries([...ids].map((id) => [id, whose])))).toMatchObject({
        isGood: true,
      });
      expect(mistakes()).toEqual([]);
      expect(homes().map(({ stats }) => stats[0]?.label)).toEqual(
        whose === 'mine' ? ['Mine en', 'Mine es'] : ['Theirs en', 'Theirs es'],
      );
    },
  );

  test('what is not right together is decided by whole files, and nothing else is brought in', async () => {
    const other = site.clone('other');
    change(other, (set) => set(['stats', 1, 'label'], 'Theirs'));
    for (const [file, ...keys] of [
      ['en/services', 'blocks'],
      ['es/services', 'blocks'],
      ['figures', 'services'],
    ]) {
      const name = `content/${file}.yaml`;
      const document = parseDocument(site.read(name, other));
      document.deleteIn([...keys, 'night-watch']);
      site.write({ [name]: document.toString() }, other);
    }
    await publishFrom(other);
    change(site.root, (set) => set(['stats', 0, 'value'], '{services.night-watch.roi}'));
    const before = homes();
    const { conflicts = [], detail } = await bringHere();
    expect(detail).toContain('night-watch');
    expect(conflicts.map(({ file, path }) => [file, path])).toEqual([
      ['content/en/home.yaml', []],
      ['content/es/home.yaml', []],
    ]);
    const id = conflicts[0]?.id ?? '';
    expect(await bringHere({ [id]: 'mine' })).toEqual({ ...refused(/not right any more/), detail });
    expect(homes()).toEqual(before);
    expect(await bringHere({ [id]: 'theirs' })).toMatchObject({ isGood: true });
    expect([mistakes(), homes()[1]?.stats[1]?.label]).toEqual([[], 'Theirs']);
  });
});
