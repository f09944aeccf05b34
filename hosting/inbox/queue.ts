import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const queuedMail = z.object({
  subject: z.string(),
  body: z.string(),
  replyTo: z.string(),
  /** When it was received. */
  received: z.iso.datetime(),
  /** How often sending was begun. */
  attempts: z.int(),
});

/** A mail that waits to be sent. Its `id` is the name of its file. */
export type QueuedMail = z.infer<typeof queuedMail> & { id: string };

const folders = ['waiting', 'sent', 'failed', 'unfinished'] as const;
type Folder = (typeof folders)[number];

/** How long an id is remembered after its mail was sent, in milliseconds. */
const memory = 30 * 24 * 60 * 60 * 1000;

/** Waits until a file or a folder is on the disk. */
function flush(file: string, flags: 'r' | 'r+'): void {
  const handle = fs.openSync(file, flags);
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/**
 * Mails on the disk: a file for each one in `waiting` or `failed`, and an empty file in `sent`, which keeps the same mail from
 * being sent again. Every call is synchronous and on the disk when it returns, so what the service answers is true after
 * a power cut too. One process at a time may use a folder.
 */
export class Queue {
  readonly #root: string;

  /** Opens the queue in a folder, and tidies up after a process that was killed. */
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

  /** Writes a whole file or nothing. */
  #write(folder: Folder, name: string, text: string): void {
    const unfinished = this.#place('unfinished', name);
    fs.writeFileSync(unfinished, text, { mode: 0o600 });
    flush(unfinished, 'r+');
    fs.renameSync(unfinished, this.#place(folder, name));
    flush(path.join(this.#root, folder), 'r');
  }

  /** Whether a mail was ever received. */
  knows(id: string): boolean {
    return (['waiting', 'sent', 'failed'] as const).some((folder) => fs.existsSync(this.#place(folder, id)));
  }

  isSent(id: string): boolean {
    return fs.existsSync(this.#place('sent', id));
  }

  /** Keeps a mail, or its new state. */
  keep({ id, ...mail }: QueuedMail): void {
    this.#write('waiting', id, JSON.stringify(mail));
  }

  /** Reads a mail that waits; undefined if its file holds none. */
  read(id: string): QueuedMail | undefined {
    const text = fs.readFileSync(this.#place('waiting', id), 'utf8');
    try {
      return { ...queuedMail.parse(JSON.parse(text)), id };
    } catch {
      return undefined;
    }
  }

  /** The ids of all mails that wait. */
  waiting(): string[] {
    return this.#names('waiting');
  }

  failedCount(): number {
    return this.#names('failed').length;
  }

  /** Remembers that a mail was sent, then forgets its words. */
  markSent(id: string): void {
    this.#write('sent', id, '');
    fs.rmSync(this.#place('waiting', id), { force: true });
  }

  /** Puts a mail aside that will not be sent by itself. */
  markFailed(id: string): void {
    fs.renameSync(this.#place('waiting', id), this.#place('failed', id));
    flush(path.join(this.#root, 'failed'), 'r');
  }

  /** Forgets the ids of mails that were sent long ago. */
  forgetOld(now: number): void {
    for (const id of this.#names('sent')) {
      const receipt = this.#place('sent', id);
      if (fs.statSync(receipt).mtimeMs < now - memory) fs.rmSync(receipt);
    }
  }

  /** Writes and removes a file. Throws if the queue cannot take mails. */
  checkWritable(): void {
    this.#write('unfinished', 'probe', 'probe');
    fs.rmSync(this.#place('unfinished', 'probe'));
  }
}
