/** A worker thread, so that the editor answers while a drawing takes long. */
import { parentPort, workerData } from 'node:worker_threads';
import { flattenLogo } from './flatten-logo.ts';

// Node's ports have no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(flattenLogo(String(workerData)));
