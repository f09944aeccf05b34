/** Runs in a thread of its own, whose modules begin with the languages of the content that is tried. */
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
  // A port of Node has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(problemsIn(source));
});
