/**
 * One other site for all tests that need one: a fictional company with all that an owner can add, in Portuguese and the
 * pseudo-locale too, with another palette and mark. It is a copy of the project, built in `.cache/other-site/`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parse, type HTMLElement } from 'node-html-parser';
import { defaultLocale, type Locale } from '../../app/site/locales.ts';
import { pageAddress, type PageId } from '../../app/site/pages.ts';
import { loadSite } from '../../generate/content/site.ts';
import type { WordFile } from '../../generate/content/schema.ts';
import { weightsFile } from '../../generate/finish/budgets.ts';
import { build, copyProject, replaceIn } from '../dist/copy-of-project.ts';
import { newerThanBuild } from '../fresh-build.ts';
import { writeContent } from './write-content.ts';

export const root = path.resolve('.cache/other-site');
export const dist = path.join(root, 'dist');

async function buildSite(): Promise<void> {
  mkdirSync(root, { recursive: true });
  // Keeps the copy's own .cache/, which has the pictures of the last build.
  for (const name of readdirSync(root).filter((each) => each !== '.cache'))
    rmSync(path.join(root, name), { recursive: true });
  copyProject('other-site', { copy: root });
  await writeContent(path.join(root, 'content'));
  const list = "{ code: 'es', prefix: 'es', name: 'Español', territory: 'CR' },";
  const entry = "{ code: 'pt', prefix: 'pt', name: 'Português', territory: 'BR' },";
  replaceIn(root, 'app/site/locales.ts', list, `${list}\n  ${entry}`);
  build(root, { SITE_PSEUDO: '1' });
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch {
    return false;
  }
}

const lock = `${root}.lock`;

/** Takes the lock. Returns false if another process has it. */
function takesLock(): boolean {
  mkdirSync(path.dirname(lock), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
    if (owner > 0 && !isRunning(owner)) rmSync(lock, { force: true });
    return false;
  }
}

const needsBuild = () =>
  newerThanBuild('.', path.relative('.', path.join(root, weightsFile)), [
    'test/fixtures',
    'test/other-site',
  ]) !== undefined;

/** Builds the other site unless it is up to date. Processes that need it at the same time wait for one of them. */
export async function ensureOtherSite(): Promise<void> {
  while (!takesLock()) await setTimeout(200);
  try {
    if (needsBuild()) await buildSite();
  } finally {
    rmSync(lock);
  }
}

/** Returns the words with which the site was built. */
export function words<File extends WordFile>(file: File, locale: Locale = defaultLocale) {
  return loadSite(root).languages[locale.code].words[file];
}

/** The paths of all built files. */
export function files(): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' });
}

export function bytes(address: string): Buffer {
  return readFileSync(path.join(dist, address));
}

export function read(address: string): string {
  return bytes(address).toString();
}

/** Returns the scripts that contain a text. */
export function scriptsWith(text: RegExp | string): string[] {
  return files().filter((file) => file.endsWith('.js') && read(file).match(text));
}

const parsed = new Map<string, HTMLElement>();

/** Returns the document at an address. */
export function document(address: string): HTMLElement {
  const file = `${address === '/' ? '/index' : address}.html`;
  const known = parsed.get(file) ?? parse(read(file));
  parsed.set(file, known);
  return known;
}

export function page(id: PageId, locale?: Locale): HTMLElement {
  return document(pageAddress(id, locale));
}
