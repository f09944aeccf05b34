import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloneIn, git, makeRepository } from '../content/git.ts';
import { withKeys } from '../content/with-keys.ts';
import { copyProject, shareStore } from '../sites/copy-of-project.ts';
import { startVite } from '../run-server.ts';

export type EditServer = Awaited<ReturnType<typeof startEditing>>;

/** Starts edit mode on a copy of the project, whose content a test may change, with a repository and a remote of its own. */
export async function startEditing() {
  const folder = mkdtempSync(path.join(tmpdir(), 'edit-'));
  const copy = makeRepository(folder, (root) =>
    copyProject(root, ['edit', 'vite.edit.config.ts', '.gitignore']),
  );
  shareStore(copy);
  const start = git(copy, 'rev-parse', 'HEAD');
  const { origin, stop } = await startVite(copy, ['--config', 'vite.edit.config.ts'], { CI: 'true' });
  const full = (file: string) => path.join(copy, 'content', file);
  return {
    copy,
    remote: path.join(folder, 'remote'),
    origin,
    read: (file: string) => readFileSync(full(file), 'utf8'),
    write(file: string, data: string | Buffer) {
      mkdirSync(path.dirname(full(file)), { recursive: true });
      writeFileSync(full(file), data);
    },
    /** Somebody else changes keys of files, and publishes that. */
    publishElsewhere(changes: Readonly<Record<string, Readonly<Record<string, string>>>>) {
      const clone = cloneIn(folder, 'clone');
      for (const [name, keys] of Object.entries(changes)) {
        const file = path.join(clone, 'content', name);
        writeFileSync(file, withKeys(readFileSync(file, 'utf8'), keys));
      }
      git(clone, 'commit', '-q', '-a', '-m', 'Edit About');
      git(clone, 'push', '-q');
      rmSync(clone, { recursive: true });
    },
    reset() {
      git(copy, 'reset', '-q', '--hard', start);
      git(copy, 'clean', '-fdq', '--', 'content');
      git(copy, 'push', '-q', '--force', 'origin', 'main');
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
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
