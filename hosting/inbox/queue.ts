import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const queuedMail = z.object({
  subject: z.string(),
  body: z.string(),
  replyTo: z.string(),
  /** When the message was received. */
  received: z.iso.datetime(),
  /** The number of attempts begun. */
  attempts: z.int(),
});

/** A mail waiting to be sent. Its `id` is the name of its file. */
export type QueuedMail = z.infer<typeof queuedMail> & { id: string };

const folders = ['waiting', 'sent', 'failed', 'unfinished'] as const;
type Folder = (typeof folders)[number];

/** How long an id is remembered after its mail was sent, in milliseconds. */
const receiptRetention = 30 * 24 * 60 * 60 * 1000;

/** Flushes a file or a folder to disk. */
function flush(file: string, flags: 'r' | 'r+'): void {
  const handle = fs.openSync(file, flags);
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/**
 * A queue of mails on disk: a file for each mail in `waiting` or `failed`, and an empty receipt in `sent`, which prevents
 * the same mail from being sent again. Every change is flushed to disk before the call returns, so that confirmed
 * messages survive a power failure. Only one process at a time may use a folder.
 */
export class Queue {
  readonly #root: string;

  /** Opens the queue in a folder, and cleans up after a process that was killed. */
  constructor(root: string) {
    this.#root = root;
    for (const folder of folders) fs.mkdirSync(path.join(root, folder), { recursive: true, mode: 0o700 });
    for (const name of this.#names('unfinished')) fs.rmSync(this.#place('unfinished', name));
    for (const id of this.waiting()) if (this.isSent(id)) fs.rmSync(this.#place('waiting', id));
  }

  #place(folder: Folder, name: string): string {
    return path.join(this.#root, folder, name);
  }

  #names(folder: Folder): string[] {
    return fs.readdirSync(path.join(this.#root, folder));
  }

  /** Writes a file atomically: flushes it under `unfinished`, then renames it. */
  #write(folder: Folder, name: string, text: string): void {
    const unfinished = this.#place('unfinished', name);
    fs.writeFileSync(unfinished, text, { mode: 0o600 });
    flush(unfinished, 'r+');
    fs.renameSync(unfinished, this.#place(folder, name));
    flush(path.join(this.#root, folder), 'r');
  }

  /** Whether a mail is waiting, has failed, or was sent and is still remembered. */
  has(id: string): boolean {
    return (['waiting', 'sent', 'failed'] as const).some((folder) => fs.existsSync(this.#place(folder, id)));
  }

  isSent(id: string): boolean {
    return fs.existsSync(this.#place('sent', id));
  }

  /** Stores a mail, or its new state. */
  save({ id, ...mail }: QueuedMail): void {
    this.#write('waiting', id, JSON.stringify(mail));
  }

  /** Reads a waiting mail; undefined if its file is invalid. */
  read(id: string): QueuedMail | undefined {
    const text = fs.readFileSync(this.#place('waiting', id), 'utf8');
    try {
      return { ...queuedMail.parse(JSON.parse(text)), id };
    } catch {
      return undefined;
    }
  }

  /** Returns the ids of all waiting mails. */
  waiting(): string[] {
    return this.#names('waiting');
  }

  failedCount(): number {
    return this.#names('failed').length;
  }

  /** Writes the receipt of a sent mail, then deletes the mail. */
  markSent(id: string): void {
    this.#write('sent', id, '');
    fs.rmSync(this.#place('waiting', id), { force: true });
  }

  /** Sets aside a mail that will not be retried. */
  markFailed(id: string): void {
    fs.renameSync(this.#place('waiting', id), this.#place('failed', id));
    flush(path.join(this.#root, 'failed'), 'r');
  }

  /** Deletes the receipts of mails that were sent long ago. */
  deleteOldReceipts(now: number): void {
    for (const id of this.#names('sent')) {
      const receipt = this.#place('sent', id);
      if (fs.statSync(receipt).mtimeMs < now - receiptRetention) fs.rmSync(receipt);
    }
  }

  /** Writes and deletes a test file. Throws if the queue is not writable. */
  checkWritable(): void {
    this.#write('unfinished', 'probe', 'probe');
    fs.rmSync(this.#place('unfinished', 'probe'));
  }
}
