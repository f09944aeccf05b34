/** Runs in a worker thread: a drawing that takes long does not keep the editor from answering. */
import { parentPort, workerData } from 'node:worker_threads';
import { flattenLogo } from './flatten-logo.ts';

// A port of Node has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(flattenLogo(String(workerData)));
