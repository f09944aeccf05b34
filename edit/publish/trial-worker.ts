/** A thread, because its modules must be loaded with the languages of the content to try. */
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Source } from '#packages/content/source.ts';

const root = String(workerData);
const list = pathToFileURL(path.join(root, 'content/languages.json')).href;
registerHooks({
  resolve: (name, context, next) => next(name === '#content/languages.json' ? list : name, context),
});
const { readSource } = await import('#packages/content/source.ts');
const { problemsIn } = await import('../save/check-unsaved.ts');

let source: Source | undefined;
parentPort?.on('message', () => {
  source = readSource(root, { before: source });
  // Node's ports have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(problemsIn(source));
});
