/** Shows the current content on the page, without a reload where possible. */
import { flushSync } from 'react-dom';
import { dataAddress } from '#packages/site/addresses.ts';
import { drawnFiles } from '#edit/content/drawn-files.ts';
import { ask } from '#edit/page/ask.ts';
import { loadedIds, replace } from '#edit/page/marks/live.ts';
import type { Outcome } from '#edit/save/session.ts';
import { isTree, valueAt } from '#packages/content/tree.ts';

const listeners = new Set<() => void>();
let isDue = false;

/** Whether the page must be reloaded to show the current content. */
export const isReloadDue = (): boolean => isDue;

export function subscribeToReload(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Counts the changes of Markdown files that the development server has noticed, also while a save is under way.
let textChanges = 0;
let changesBeforeSave = 0;
let isAddressNext = false;

// The drawn files whose changes the page shows by now, since the last save.
const shown = new Set<string>();
// Whether content with a mistake keeps the page from showing any.
let isHeldUp = false;
const waiting = new Set<() => void>();

/** Must be called before a save: see `reloadOnceNoticed` and `showSaved`. */
function noteSave(): void {
  changesBeforeSave = textChanges;
  shown.clear();
  isHeldUp = false;
}

function requestReload(): void {
  isDue = true;
  for (const listener of listeners) listener();
}

/** Reloads the page once the development server has noticed the texts of the last save, so that it has their pages. */
export function reloadOnceNoticed(): void {
  isAddressNext = true;
  if (textChanges > changesBeforeSave) requestReload();
}

const isAddress = (id: string) => id.startsWith('/');

/** Fetches the data of pages that have some of their own. */
async function pagesAt(addresses: readonly string[]) {
  const pages = addresses.map(async (id) => {
    const response = await fetch(dataAddress(id));
    if (!response.ok) return [];
    const page: unknown = await response.json();
    const data = valueAt(page, ['data']);
    return isTree(data) ? { id, data } : [];
  });
  return (await Promise.all(pages)).flat();
}

/** Fetches the content of this page, and shows it: the document has it once this returns, but for what modules draw. */
async function refreshContent(): Promise<void> {
  const { pages = [], modules = [] } = Object.groupBy(loadedIds(), (id) =>
    isAddress(id) ? 'pages' : 'modules',
  );
  const next = await Promise.all([pagesAt(pages), ask('modules', { ids: modules })]);
  flushSync(() => replace(next.flat()));
}

// What has not been noticed by then has been lost.
const patience = 5000;

/** Waits until the page shows these files. Returns whether it does, or nothing will make it. */
function untilShown(files: readonly string[]): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const look = () => {
    if (isHeldUp || files.every((file) => shown.has(file))) resolve(true);
  };
  waiting.add(look);
  setTimeout(() => resolve(false), patience);
  look();
  return promise.finally(() => waiting.delete(look));
}

export const areLanguages = (outcome: Outcome): boolean =>
  outcome.state === 'saved' && outcome.files.includes('languages.json');

/** Shows what was saved to some files, relative to `content/`: the page has all of it once this returns, or is about to be loaded again. */
async function showSaved(files: readonly string[]): Promise<void> {
  await refreshContent();
  const drawn = drawnFiles.filter((file) => files.includes(file));
  if (drawn.length > 0 && !(await untilShown(drawn))) requestReload();
}

/** Does what writes files, and shows what it has saved. With other languages, the editor starts anew, and loads the page. */
export async function saveAndShow<Saved extends Outcome>(save: () => Promise<Saved>): Promise<Saved> {
  noteSave();
  const outcome = await save();
  if (outcome.state === 'saved' && !areLanguages(outcome)) await showSaved(outcome.files);
  return outcome;
}

let update = Promise.withResolvers<void>();
update.resolve();
// React draws what has changed 16 ms after its modules were loaded.
const redrawn = 20;
import.meta.hot?.on('vite:beforeUpdate', () => (update = Promise.withResolvers()));
import.meta.hot?.on('vite:afterUpdate', () => void setTimeout(update.resolve, redrawn));

const stylesIn = (page: Document) => [...page.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]')];

/** Applies the stylesheets of another document: a changed colour changes them. */
function refreshStyles(next: Document): void {
  const fresh = new Map(stylesIn(next).map((style) => [style.dataset.viteDevId, style.textContent]));
  for (const style of stylesIn(document)) {
    const text = fresh.get(style.dataset.viteDevId);
    if (text !== undefined && text !== style.textContent) style.textContent = text;
  }
}

/** Fetches the document at the current address, and shows its title and its colours. */
async function refreshDocument(): Promise<void> {
  const response = await fetch(window.location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) return;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.title = next.title;
  refreshStyles(next);
}

/** Whether the page at the current address is no longer there. */
async function isGone(): Promise<boolean> {
  const address = window.location.pathname;
  return (await ask('nearest', { address })).address !== address;
}

async function refreshNoticed(files: readonly string[]): Promise<void> {
  const isTextChanged = files.some((file) => file.endsWith('.md'));
  if (isTextChanged) textChanges += 1;
  if (isTextChanged && (isAddressNext || (await isGone()))) return requestReload();
  await refreshContent();
  await refreshDocument();
  await update.promise;
}

/**
 * Shows all that has changed once the development server has noticed: also what is only in documents.
 *
 * @param files the changed files, with their full paths; none while the content has a mistake
 */
export async function refreshPage(files: readonly string[]): Promise<void> {
  await refreshNoticed(files);
  isHeldUp ||= files.length === 0;
  for (const file of files) shown.add(file.replace(/^.*\/content\//, ''));
  for (const look of waiting) look();
}
