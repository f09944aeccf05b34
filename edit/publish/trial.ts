/** Checks files in a copy of the content before any of them is written. */
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { currentSource } from '#packages/content/site.ts';
import { readSource, type Source } from '#packages/content/source.ts';
import { localeCodes } from '#packages/content/languages.ts';
import { languagesFile, languagesIn, type FileData } from '../content/content-files.ts';
import { problemInWords, problemsIn, type Problem } from '../save/check-unsaved.ts';
import { bytesHere } from './repository.ts';

export type Files = ReadonlyMap<string, FileData>;

/** Also removes empty folders, which would be those of no language. */
function put(root: string, file: string, data: FileData): void {
  const full = path.join(root, file);
  rmSync(full, { force: true });
  const folder = path.dirname(full);
  if (data !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(full, data);
  } else if (existsSync(folder) && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

export type Trial = ReturnType<typeof createTrial>;

/** Returns a function that finds the problems that come with some files, and not with any of the `others`. */
export async function comparedWith(trial: Trial, ...others: readonly Files[]) {
  const known = new Set<string>();
  for (const files of others) {
    for (const problem of await trial.problems(files)) known.add(problemInWords(problem));
  }
  return async (files: Files) =>
    (await trial.problems(files)).filter((each) => !known.has(problemInWords(each)));
}

export function createTrial(root: string) {
  const temporary = mkdtempDisposableSync(path.join(tmpdir(), 'trial-'));
  const folder = temporary.path;
  // Without copying bytes, where the file system can do that.
  cpSync(path.join(root, 'content'), path.join(folder, 'content'), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
  const original = new Map<string, FileData>();
  const threads = new Map<string, Worker>();
  let source: Source | undefined = currentSource(root);

  /** A process keeps the languages with which it started. For others, a thread starts with those, which takes a while. */
  async function problemsNow(): Promise<Problem[]> {
    const codes = Object.keys(languagesIn(bytesHere(folder, `content/${languagesFile}`))).join();
    if (codes === localeCodes.join()) {
      source = readSource(folder, { before: source });
      return problemsIn(source);
    }
    const worker = new URL('trial-worker.ts', import.meta.url);
    const thread = threads.get(codes) ?? new Worker(worker, { workerData: folder, execArgv: [] });
    threads.set(codes, thread);
    // Threads have no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage('check');
    const [problems] = await once(thread, 'message');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- trial-worker.ts has sent it
    return problems as Problem[];
  }

  return {
    /** The mistakes of the content with these files (by path in the project) in place of its own. */
    problems(files: Files): Promise<Problem[]> {
      for (const [file, data] of original) if (!files.has(file)) put(folder, file, data);
      for (const [file, data] of files) {
        if (!original.has(file)) original.set(file, bytesHere(root, file));
        put(folder, file, data);
      }
      return problemsNow();
    },
    [Symbol.dispose]() {
      for (const thread of threads.values()) void thread.terminate();
      temporary.remove();
    },
  };
}
