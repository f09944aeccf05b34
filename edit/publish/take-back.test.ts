import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteFiles, testRepository } from '#test/content/test-repository.ts';
import { rows } from '#test/content/owner-changes.ts';
import { withKeys } from '#test/content/with-keys.ts';
import { createActions } from '../server/actions.ts';
import { countOf, summaryOf } from '../words/summary.ts';
import { createSession } from '../save/session.ts';
import { createPublishActions } from '../server/publish-actions.ts';
import { createChecks } from './checks.ts';
import { publish } from './commit.ts';
import { statusOf } from './status.ts';

const repository = testRepository({ ...siteFiles(), 'code.ts': '' });
const { here, read, write } = repository;
const about = 'content/en/about.yaml';
const linking = 'content/en/insights/other.md';
const made = ['en', 'es'].map((code) => `content/${code}/insights/made.md`);
const article = (title: string) =>
  `---\ntitle: ${title}\ndescription: A text.\ndate: 2026-01-15\n---\n\nWords.\n`;
const linkingArticle = `${article('Other')}See [it](/insights/made).\n`;
const makeArticle = () => write(Object.fromEntries(made.map((file) => [file, article('Made')])));

const set = (file: string, keys: Readonly<Record<string, string>>) =>
  write({ [file]: withKeys(read(file), keys) });
const valueIn = (key: string) => (parse(read(about)) as Record<string, string>)[key];
const there = (files: readonly string[]) =>
  files.filter((file) => existsSync(path.join(repository.root, file)));

function open() {
  const session = createSession(repository.root);
  const { actions } = createPublishActions(repository.root, createChecks(repository.root), session.save);
  return {
    ...session,
    takeBackChange: async (page: string, label: string, language: string, also?: string[]) => {
      const { changes, seen } = await actions.review();
      const index = changes.findIndex(
        (each) => each.page === page && each.label === label && each.language === language,
      );
      return (await actions.takeBackChange({ seen, index, also })).published;
    },
    takeBack: async (at: number) => {
      const { versions } = await actions.review();
      return (await actions.takeBack({ id: versions[at]?.id ?? '' })).published;
    },
    publishAll: async () => {
      expect(await publish(repository.root, await statusOf(repository.root))).toMatchObject({ isGood: true });
    },
  };
}

test('a picture, and a text in another encoding, are taken back as they were', async () => {
  const { takeBackChange, undo } = open();
  const before = read(about);
  const picture = 'content/media/depot.jpg';
  const bytes = Buffer.from([255, 216, 255]);
  write({ [picture]: '' });
  writeFileSync(path.join(repository.root, picture), bytes);
  expect((await takeBackChange('Picture depot.jpg', 'New', '')).message).toMatch(/Undo brings it back/);
  expect(there([picture])).toEqual([]);
  expect(undo()).toMatchObject({ state: 'saved' });
  expect(readFileSync(path.join(repository.root, picture))).toEqual(bytes);
  writeFileSync(path.join(repository.root, about), `${before}# Café\n`, 'latin1');
  const taken = await takeBackChange('About', 'Changed, and cannot be read', 'English');
  expect(taken).toMatchObject({ isGood: true, message: 'Taken back.' });
  expect(read(about)).toBe(before);
});

test('one change of many is taken back alone, and Undo brings it back', async () => {
  const { takeBackChange, undo } = open();
  const lead = valueIn('lead');
  set(about, { title: 'Mine', lead: 'Mine.' });
  makeArticle();
  expect(await takeBackChange('About', 'Lead', 'English')).toMatchObject({ isGood: true });
  expect([valueIn('title'), valueIn('lead')]).toEqual(['Mine', lead]);
  expect(await takeBackChange('Article: Made', 'New', 'English')).toMatchObject({ isGood: true });
  expect(there(made)).toEqual([made[1]]);
  undo();
  undo();
  expect([valueIn('lead'), ...there(made)]).toEqual(['Mine.', ...made]);
});

test('what cannot be right without a change is named, and goes with it once that is confirmed', async () => {
  const { takeBackChange } = open();
  set(about, { title: 'Mine' });
  makeArticle();
  write({ [linking]: linkingArticle });
  const also = ['Article: Other · New · English'];
  const asked = await takeBackChange('Article: Made', 'New', 'English');
  expect(asked).toMatchObject({ isGood: false, also });
  expect(there([...made, linking])).toEqual([...made, linking]);
  expect(await takeBackChange('Article: Made', 'New', 'English', also)).toMatchObject({ isGood: true });
  expect([valueIn('title'), ...there([...made, linking])]).toEqual(['Mine', made[1]]);
});

test('what comes or is the same in every language is one change, and is taken back in all of them', async () => {
  const { takeBackChange } = open();
  const files = ['en', 'es'].map((code) => `content/${code}/services.yaml`);
  const before = files.map((file) => read(file));
  const [, icon = ''] = /icon: (\S+)/.exec(before[0] ?? '') ?? [];
  write(
    Object.fromEntries(files.map((file) => [file, read(file).replace(`icon: ${icon}`, 'icon: compliance')])),
  );
  const { changes } = await statusOf(repository.root);
  const one = changes.find(({ page }) => page === 'Services');
  expect(countOf(changes)).toBe(1);
  expect(await takeBackChange('Services', one?.label ?? '', 'English')).toMatchObject({ isGood: true });
  expect(files.map((file) => read(file))).toEqual(before);
});

const person = (name: string) => `  ${name.toLowerCase()}: { name: ${name}, role: { en: x, es: x } }\n`;
test.each([
  ['a new file', 'content/people.yaml', ''],
  ['a list that has some', 'content/people.yaml', person('Cy')],
])('one of two new people in %s is taken back alone', async (_, file, had) => {
  const { takeBackChange, publishAll } = open();
  const start = 'title: { en: People, es: Personas }\npeople:\n';
  if (had) {
    write({ [file]: start + had });
    await publishAll();
  }
  write({ [file]: start + had + person('Ana') + person('Bo') });
  const { changes } = await statusOf(repository.root);
  expect(summaryOf(changes)).toContain('2 new people');
  expect(await takeBackChange('People', 'Ana', '')).toMatchObject({ isGood: true });
  expect(read(file)).toBe(start + had + person('Bo'));
});

test('an office that was renamed is one change, and comes back as a whole', async () => {
  const { takeBackChange } = open();
  const files = ['content/site.yaml', ...['en', 'es'].map((code) => `content/${code}/ui.yaml`)];
  const before = files.map((file) => read(file));
  await rows['rename an office']!.act(createActions(repository.root), repository.root);
  const { changes } = await statusOf(repository.root);
  expect(summaryOf(changes)).toBe('1 renamed office');
  const [one] = changes;
  expect(await takeBackChange(one!.page, one!.label, one!.language)).toMatchObject({ isGood: true });
  expect(files.map((file) => read(file))).toEqual(before);
});

test('a published version is taken back among later ones and changes that are not published', async () => {
  const { publishAll, takeBack, undo } = open();
  const [title, lead] = [valueIn('title'), valueIn('lead')];
  set(about, { title: 'New' });
  makeArticle();
  await publishAll();
  set('content/es/about.yaml', { title: 'Nuevo' });
  await publishAll();
  set(about, { lead: 'Not published.' });
  expect(await takeBack(1)).toMatchObject({ isGood: true });
  expect([valueIn('title'), valueIn('lead'), ...there(made)]).toEqual([title, 'Not published.']);
  expect(read('content/es/about.yaml')).toContain('title: Nuevo');
  expect((await statusOf(repository.root)).changes).toContainEqual(
    expect.objectContaining({ page: 'Article: Made', label: 'Removed' }),
  );
  undo();
  expect([valueIn('title'), ...there(made)]).toEqual(['New', ...made]);
  set(about, { lead: String(lead) });
  expect(await takeBack(0)).toMatchObject({ isGood: true });
});

test('a version whose text has changed since, or that others need by now, stays', async () => {
  const { publishAll, takeBack } = open();
  set(about, { title: 'New' });
  await publishAll();
  set(about, { title: 'Newer' });
  const again = /^The same text has changed since: About, English\./;
  expect(await takeBack(0)).toMatchObject({ isGood: false, message: expect.stringMatching(again) });
  expect(valueIn('title')).toBe('Newer');
  makeArticle();
  await publishAll();
  write({ [linking]: linkingArticle });
  const needed = /^What has changed since would not be right without it\./;
  expect(await takeBack(0)).toMatchObject({ isGood: false, message: expect.stringMatching(needed) });
  rmSync(path.join(repository.root, linking));
  write({ 'code.ts': 'export {};' });
  here('commit', '--quiet', '-a', '-m', 'Code');
  // Versions of developers are not among them.
  expect(await takeBack(0)).toMatchObject({ isGood: true });
  expect([valueIn('title'), ...there(made)]).toEqual(['New']);
});
