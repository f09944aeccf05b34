import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testRepository } from '#test/content/test-repository.ts';
import { countOutdated, outdatedTexts, trailer } from './outdated.ts';

const repository = testRepository({ 'content/README.md': '' });
const git = repository.here;
const write = (files: Record<string, string>) =>
  repository.write(files, path.join(repository.root, 'content'));

function commit(files: Record<string, string>, message = 'Edit'): void {
  write(files);
  git('add', '-A');
  git('commit', '--quiet', '--allow-empty', '-m', message);
}

const page = (...titles: string[]) => `list:\n${titles.map((title) => `  - title: ${title}\n`).join('')}`;
const text = (title: string, hold = '') => `---\ntitle: ${title}\n${hold}---\n\nText`;
const person = (en: string) => `people:\n  ana:\n    role: { en: ${en}, es: Jefa }\n`;
const found = (root = repository.root) =>
  outdatedTexts(root).map(({ name, path, locale, was, now }) => [name, path.join('.'), locale, was, now]);

test('a text is older once the other language has changed alone, until it follows', () => {
  commit({ 'en/home.yaml': page('One', 'Two'), 'es/home.yaml': page('Uno', 'Dos') });
  expect(found()).toEqual([]);
  commit({ 'en/home.yaml': page('First', 'Two') });
  expect(found()).toEqual([['home', 'list.0.title', 'es', 'One', 'First']]);
  commit({ 'en/home.yaml': page('The first', 'Two') });
  expect(found()).toEqual([['home', 'list.0.title', 'es', 'One', 'The first']]);
  commit({ 'es/home.yaml': page('El primero', 'Dos') });
  expect(found()).toEqual([]);
  // A change that nobody has committed counts too.
  write({ 'es/home.yaml': page('El primero', 'El segundo') });
  expect(found()).toEqual([['home', 'list.1.title', 'en', 'Dos', 'El segundo']]);
  write({ 'es/home.yaml': page('El primero', 'Dos') });
  expect(found()).toEqual([]);
});

test('a text that is changed back is in step again, and one that moves in its list stays older', () => {
  commit({ 'en/home.yaml': page('One', 'Two'), 'es/home.yaml': page('Uno', 'Dos') });
  commit({ 'en/home.yaml': page('First', 'Second') });
  commit({ 'en/home.yaml': page('Second', 'New', 'One'), 'es/home.yaml': page('Dos', 'Nuevo', 'Uno') });
  expect(found()).toEqual([['home', 'list.0.title', 'es', 'Two', 'Second']]);
  // The other language tells which text a changed one was.
  commit({
    'en/home.yaml': page('Now', 'Second', 'Newer', 'One'),
    'es/home.yaml': page('Ya', 'Dos', 'Nuevo', 'Uno'),
  });
  expect(found()).toEqual([
    ['home', 'list.1.title', 'es', 'Two', 'Second'],
    ['home', 'list.2.title', 'es', 'New', 'Newer'],
  ]);
});

const olderTitle = (was: string, now: string) => ['home', 'list.0.title', 'es', was, now];

test('a name that is replaced in all languages leaves older texts older, and no others', () => {
  const named = (name: string, en = 'sells') => ({
    'en/home.yaml': page(`${name} ${en}`, `By ${name}`),
    'es/home.yaml': page(`${name} vende`, `De ${name}`),
    'en/insights/a.md': `Of ${name}, and ${en}`,
    'es/insights/a.md': `De ${name}`,
  });
  const article = ['insights/a', '', 'es', '', ''];
  commit(named('Isthmus'));
  commit(named('Isthmus', 'builds'));
  expect(found()).toEqual([olderTitle('Isthmus sells', 'Isthmus builds'), article]);
  write(named('Vento Digital', 'builds'));
  expect(found()).toEqual([olderTitle('Isthmus sells', 'Vento Digital builds'), article]);
  commit(named('Vento Digital', 'builds'));
  commit(named('Vento', 'builds'));
  expect(found()).toEqual([olderTitle('Isthmus sells', 'Vento builds'), article]);
  // Words of their own bring both in step.
  commit({ ...named('Vento', 'makes'), 'es/home.yaml': page('Vento hace', 'De Vento') });
  expect(found()).toEqual([article]);
});

test('the same commit, and the same merge, keep languages in step', () => {
  commit({ 'en/home.yaml': page('One'), 'es/home.yaml': page('Uno') });
  commit({ 'en/home.yaml': page('First'), 'es/home.yaml': page('Primero') });
  git('checkout', '--quiet', '-b', 'branch');
  commit({ 'en/home.yaml': page('A first') });
  commit({ 'es/home.yaml': page('Un primero'), 'en/about.yaml': 'title: About' });
  git('checkout', '--quiet', 'main');
  commit({ 'es/about.yaml': 'title: Acerca' });
  git('merge', '--quiet', '--no-edit', 'branch');
  expect(found()).toEqual([]);
});

test('articles, people and quotes are followed too', () => {
  commit({ 'people.yaml': person('Head'), 'en/insights/a.md': 'One', 'es/insights/a.md': 'Uno' });
  commit({ 'people.yaml': person('Founder'), 'en/insights/a.md': 'First' });
  expect(outdatedTexts(repository.root)).toMatchObject([
    { name: 'insights/a', path: [], locale: 'es', by: 'en' },
    { name: 'people', path: ['people', 'ana', 'role'], locale: 'es', was: 'Head', now: 'Founder' },
  ]);
  // A text that moves is as old as it was, published or not.
  const moved = { 'en/insights/b.md': 'First', 'es/insights/b.md': 'Uno' };
  for (const code of ['en', 'es']) rmSync(path.join(repository.root, `content/${code}/insights/a.md`));
  write(moved);
  expect(outdatedTexts(repository.root)).toMatchObject([{ name: 'insights/b' }, { name: 'people' }]);
  commit(moved);
  expect(countOutdated(outdatedTexts(repository.root))).toEqual([
    '2 texts in Spanish are older than their English',
  ]);
});

test('when a text is online is no change of it', () => {
  const es = { 'es/insights/a.md': text('Uno', 'draft: true\n') };
  commit({ 'en/insights/a.md': text('One'), ...es });
  commit({ 'es/insights/a.md': text('Uno') });
  write({ 'en/insights/a.md': text('One', 'until: 2027-01-01\nmovedTo: /services\n') });
  expect(found()).toEqual([]);
  write({ 'en/insights/a.md': text('First', 'draft: true\n') });
  expect(found()).toMatchObject([['insights/a', '', 'es', '', '']]);
});

test('a confirmation in the history is kept by a clone, until either text changes', () => {
  commit({ 'en/home.yaml': page('One'), 'es/home.yaml': page('Uno') });
  commit({ 'en/home.yaml': page('First') });
  commit({}, `Keep texts\n\n${trailer}: ${outdatedTexts(repository.root)[0]?.confirmation}`);
  expect(found()).toEqual([]);
  git('clone', '--quiet', '.', '../clone');
  expect(found(path.join(repository.folder, 'clone'))).toEqual([]);
  write({ 'es/home.yaml': page('Primero') });
  expect(found()).toEqual([['home', 'list.0.title', 'en', 'Uno', 'Primero']]);
  commit({ 'en/home.yaml': page('At first'), 'es/home.yaml': page('Uno') });
  expect(found()).toEqual([['home', 'list.0.title', 'es', 'First', 'At first']]);
});

test('a shallow clone knows its own commits, and all once it gets them', () => {
  commit({ 'en/home.yaml': page('One', 'Two'), 'es/home.yaml': page('Uno', 'Dos') });
  commit({ 'en/home.yaml': page('First', 'Two') });
  commit({ 'en/home.yaml': page('First', 'Second') });
  const clone = path.join(repository.folder, 'clone');
  git('clone', '--quiet', '--depth', '2', `file://${repository.root}`, clone);
  const second = ['home', 'list.1.title', 'es', 'Two', 'Second'];
  expect(found(clone)).toEqual([second]);
  repository.git(clone, 'fetch', '--quiet', '--unshallow');
  expect(found(clone)).toEqual([['home', 'list.0.title', 'es', 'One', 'First'], second]);
});

test('there is nothing to say without Git', () => {
  write({ 'en/home.yaml': page('One') });
  rmSync(path.join(repository.root, '.git'), { recursive: true });
  expect(outdatedTexts(repository.root)).toEqual([]);
});
