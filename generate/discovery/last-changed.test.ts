import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { defaultLocale } from '#packages/site/locales.ts';
import type { PageId } from '#packages/site/pages.ts';
import { testRepository } from '#test/content/test-repository.ts';
import { readSource } from '#packages/content/source.ts';
import { historyGap } from '#packages/history/git/history-gap.ts';
import { contentFiles } from '#packages/content/documents/page-files.ts';
import { readHistory } from './last-changed.ts';

const [about, figures] = ['content/en/about.yaml', 'content/figures.yaml'];
const repository = testRepository({ [about]: 'title: About {name}\n', [figures]: 'claims: {}\n' });
const { git, write } = repository;
function commit(file: string, text: string, date: string): void {
  write({ [file]: text });
  vi.stubEnv('GIT_COMMITTER_DATE', date);
  git(repository.root, 'commit', '-qm', 'x', '--', file);
}

/** The time of the last change, in the zone of Greenwich. */
function changed(root: string, ...files: string[]): string | undefined {
  const date = readHistory(root)(files);
  return date && new Date(date).toISOString();
}
const [march, june] = ['2025-03-01T09:00:00.000Z', '2025-06-01T09:00:00.000Z'];

test('returns the date of the last commit that changed a file, whatever a hook has set', () => {
  const { root, folder } = repository;
  commit(about, 'title: One\n', march);
  commit(figures, 'claims: { roi: 1 }\n', june);
  vi.stubEnv('GIT_DIR', folder);
  vi.stubEnv('GIT_INDEX_FILE', path.join(folder, 'index'));
  expect(changed(root, about)).toBe(march);
  expect(changed(root, about, figures)).toBe(june);
});

test('returns no date for a file with uncommitted changes', () => {
  write({ [about]: 'title: Two\n' });
  expect(changed(repository.root, about)).toBeUndefined();
  expect(changed(repository.root, figures)).toBeDefined();
});

test('a shallow clone has the dates of its own commits, and says what is missing', () => {
  commit(about, 'title: One\n', march);
  commit(about, 'title: Two\n', june);
  git(repository.folder, 'clone', '-q', '--depth', '2', `file://${repository.root}`, 'shallow');
  const shallow = path.join(repository.folder, 'shallow');
  expect(changed(shallow, about)).toBe(june);
  expect(changed(shallow, figures)).toBeUndefined();
  expect(historyGap(shallow)).toMatch(/shallow clone\): run "git fetch --unshallow"/);
  expect(historyGap(repository.root)).toBeUndefined();
});

test('without Git, or a repository, there are no dates', () => {
  const { root } = repository;
  const index = path.join(root, '.git/index');
  const whole = readFileSync(index);
  writeFileSync(index, '');
  expect(historyGap(root)).toMatch(/^Git says: “.*index file/);
  writeFileSync(index, whole);
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  expect(changed(root, about)).toBeUndefined();
  expect(historyGap(root)).toContain(`"git config --global --add safe.directory ${root}"`);
  vi.stubEnv('PATH', '/nowhere');
  expect(changed(root, about)).toBeUndefined();
  expect(historyGap(root)).toMatch(/^Git is not installed/);
  rmSync(path.join(root, '.git'), { recursive: true });
  expect(historyGap(root)).toBeUndefined();
});

const filesOf = (id: PageId) => contentFiles(readSource(repository.root), id, defaultLocale);

test('the figures affect only the pages that quote one', () => {
  expect(filesOf('about')).toEqual([about]);
  write({ [about]: "title: '{claims.projects}+ projects'\n" });
  expect(filesOf('about')).toEqual([about, figures]);
});

test('other files affect the pages that show something of them', () => {
  const files = ['en/home.yaml', 'en/services.yaml', 'people.yaml', 'quotes.yaml'];
  const [home, services, people, quotes] = files.map((file) => `content/${file}`);
  for (const file of files) write({ [`content/${file}`]: 'title: None\n' });
  expect(filesOf('home')).toEqual([home, services, quotes]);
  expect(filesOf('about')).toEqual([about, people]);
  expect(filesOf('terms')).toEqual([]);
});
