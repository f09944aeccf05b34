/** Shows the current content on the page, without a reload where possible. */
import { ask } from '#edit/page/ask.ts';
import { currentData, loadedModuleIds, updateModule } from '#edit/page/marks/live.ts';

// Components keep what they have computed from these.
const computed = /^(?:timeZone|side|opens|closes|contactEndpoint)$/;

/** Returns what the page was built for: the facts without the values that are only shown. */
function frameOfFacts(): string {
  return JSON.stringify(currentData('site.yaml'), (key, value: unknown) =>
    (typeof value === 'string' || typeof value === 'number') && !computed.test(key) ? '' : value,
  );
}

// The data of an article or a story come with its document.
const isArticlePage = () => document.querySelector('#data') !== null;

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

/** Fetches the words and facts of this page, and shows them. */
export async function refreshContent(): Promise<void> {
  const before = frameOfFacts();
  const modules = await ask('modules', { ids: loadedModuleIds() });
  for (const { id, data, origins } of modules) updateModule(id, data, origins);
  if (frameOfFacts() !== before) requestReload();
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

/**
 * Shows all that has changed once the development server has noticed: also what is only in documents. An article's own page
 * has to be reloaded.
 *
 * @param files the changed files, with their full paths
 */
export async function refreshPage(files: readonly string[]): Promise<void> {
  const isArticleChanged = files.some((file) => file.endsWith('.md'));
  if (isArticleChanged) articleChanges += 1;
  if (isArticleChanged && isAddressNext) requestReload();
  await refreshContent();
  if (files.some((file) => file.endsWith('/content/mark.svg'))) requestReload();
  if (isArticleChanged && isArticlePage()) requestReload();
  else await refreshDocument();
}
