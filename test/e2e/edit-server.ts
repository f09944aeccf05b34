/** Edit mode on a copy of the project, whose content a test may change, with a repository and a remote of its own. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../content/git.ts';
import { copyProject } from '../sites/copy-of-project.ts';
import { startVite } from '../run-server.ts';

export type EditServer = Awaited<ReturnType<typeof startEditing>>;

export function copyForEditing(name = 'edit') {
  const copy = copyProject(name, { more: ['edit', 'vite.edit.config.ts'] });
  const remote = `${copy}-remote`;
  git(copy, 'init', '-q', '-b', 'main');
  cpSync('.gitignore', path.join(copy, '.gitignore'));
  git(copy, 'config', 'user.name', 'Test');
  git(copy, 'config', 'user.email', 'test@example.com');
  git(copy, 'add', '-A');
  git(copy, 'commit', '-q', '-m', 'Start');
  git(copy, 'clone', '-q', '--bare', copy, remote);
  git(copy, 'remote', 'add', 'origin', remote);
  git(copy, 'fetch', '-q');
  git(copy, 'branch', '-q', '-u', 'origin/main');
  return { copy, remote };
}

/** Starts edit mode on a copy of the project: without one, on a new copy. */
export async function startEditing({ copy, remote } = copyForEditing()) {
  const args = ['--config', 'vite.edit.config.ts'];
  const { origin, stop } = await startVite({ cwd: copy, args, env: { CI: 'true' } });
  const full = (file: string) => path.join(copy, 'content', file);
  return {
    copy,
    origin,
    read: (file: string) => readFileSync(full(file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(full(file), text),
    reset() {
      git(copy, 'checkout', '-q', '--', '.');
      git(copy, 'clean', '-fdq', '--', 'content');
    },
    /** The files added, changed or removed since the last commit, in Git's format: '?? content/en/insights/new.md'. */
    files: () =>
      git(copy, 'status', '--porcelain', '-uall', '--', 'content')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.trim()),
    /** The lines that differ from the last commit, in Git's format. */
    lines: () =>
      git(copy, 'diff', '-U0', '--', 'content')
        .split('\n')
        .filter((line) => /^[+-](?![+-])/.test(line)),
    async stop() {
      await stop();
      for (const folder of [copy, remote]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
