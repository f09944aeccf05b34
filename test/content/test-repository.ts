/** A copy of a project with a remote, for the tests of publishing. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, vi } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { cloneIn, git, hasGit, makeRepository, needsGit } from './git.ts';

type Files = Readonly<Record<string, string>>;

// As on a computer without any Git configuration.
const isolated = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: undefined,
  GIT_AUTHOR_EMAIL: undefined,
  GIT_COMMITTER_NAME: undefined,
  GIT_COMMITTER_EMAIL: undefined,
};

const meridian = 'test/sites/meridian/content';

export const siteFiles = (): Files => {
  const names = readdirSync(meridian, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.\w+$/.test(name));
  return Object.fromEntries(
    files.map((name) => [`content/${name}`, readFileSync(path.join(meridian, name), 'utf8')]),
  );
};

/**
 * Before each test, makes a remote, and a copy of it at `root` that has committed and pushed these files. Git makes them once
 * for a file of tests: starting it takes most of the time of these tests.
 */
export function testRepository(files: Files) {
  const repository = { folder: '', root: '' };
  let start = '';
  const write = (texts: Files, root = repository.root): void => {
    for (const [name, text] of Object.entries(texts)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
  };
  beforeEach(({ skip }) => {
    skip(!hasGit, needsGit);
    for (const [name, value] of Object.entries(isolated)) vi.stubEnv(name, value);
    if (!start) {
      start = mkdtempSync(path.join(tmpdir(), 'repository-'));
      makeRepository(start, (root) => write(files, root));
    }
    repository.folder = temporaryFolder();
    repository.root = path.join(repository.folder, 'copy');
    cpSync(start, repository.folder, { recursive: true });
    // The address of the remote.
    const config = '.git/config';
    write({ [config]: read(config).replaceAll(start, repository.folder) });
  });
  afterAll(() => rmSync(start, { recursive: true, force: true }));
  const clone = (name: string) => cloneIn(repository.folder, name);
  const read = (file: string, root = repository.root) => readFileSync(path.join(root, file), 'utf8');
  /** Runs Git in the copy. */
  const here = (...args: string[]): string => git(repository.root, ...args);
  /** Runs Git in the remote. */
  const there = (...args: string[]): string => git(path.join(repository.folder, 'remote'), ...args);
  const online = (file: string, branch = 'main'): string => there('show', `refs/heads/${branch}:${file}`);
  const status = (root = repository.root): string => git(root, 'status', '--porcelain');
  return Object.assign(repository, { git, write, read, clone, here, there, online, status });
}
