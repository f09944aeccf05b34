/** Shows the current content on the page, without a reload where possible. */
import { flushSync } from 'react-dom';
import { dataAddress } from '#app/site/addresses.ts';
import { ask } from '#edit/page/ask.ts';
import { loadedIds, replace } from '#edit/page/marks/live.ts';

const listeners = new Set<() => void>();
let isDue = false;

/** Whether the page must be reloaded to show the current content. */
export const isReloadDue = (): boolean => isDue;

export function subscribeToReload(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Counts the changes of articles that the development server has noticed, also while a save is under way.
let articleChanges = 0;
let changesBeforeSave = 0;
let isAddressNext = false;

/** Must be called before a save: see `reloadOnceNoticed`. */
export function noteSave(): void {
  changesBeforeSave = articleChanges;
}

function requestReload(): void {
  isDue = true;
  for (const listener of listeners) listener();
}

/** Reloads the page once the development server has noticed the articles of the last save, so that it has their pages. */
export function reloadOnceNoticed(): void {
  isAddressNext = true;
  if (articleChanges > changesBeforeSave) requestReload();
}

const isAddress = (id: string) => id.startsWith('/');

/** Fetches the data of pages that have some of their own. */
async function pagesAt(addresses: readonly string[]) {
  const pages = addresses.map(async (id) => {
    const response = await fetch(dataAddress(id));
    return response.ok ? [{ id, data: ((await response.json()) as { data: object }).data }] : [];
  });
  return (await Promise.all(pages)).flat();
}

/** Fetches the content of this page, and shows it: the document has it once this returns. */
export async function refreshContent(): Promise<void> {
  const { pages = [], modules = [] } = Object.groupBy(loadedIds(), (id) =>
    isAddress(id) ? 'pages' : 'modules',
  );
  const next = await Promise.all([pagesAt(pages), ask('modules', { ids: modules })]);
  flushSync(() => replace(next.flat()));
}

/** Applies the stylesheets of another document: a changed colour changes them. */
function refreshStyles(next: Document): void {
  for (const style of next.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]')) {
    const id = CSS.escape(style.dataset.viteDevId ?? '');
    const own = document.querySelector(`style[data-vite-dev-id="${id}"]`);
    if (own && own.textContent !== style.textContent) own.textContent = style.textContent;
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

/**
 * Shows all that has changed once the development server has noticed: also what is only in documents.
 *
 * @param files the changed files, with their full paths
 */
export async function refreshPage(files: readonly string[]): Promise<void> {
  const isArticleChanged = files.some((file) => file.endsWith('.md'));
  if (isArticleChanged) articleChanges += 1;
  if (isArticleChanged && (isAddressNext || (await isGone()))) return requestReload();
  await refreshContent();
  await refreshDocument();
}
