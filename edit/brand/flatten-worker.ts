/** Runs in a worker thread: a drawing that takes long does not keep the editor from answering. */
import { parentPort, workerData } from 'node:worker_threads';
import { flattenMark } from './flatten-mark.ts';

// A port of Node has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(flattenMark(String(workerData)));
