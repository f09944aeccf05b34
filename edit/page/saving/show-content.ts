/** Shows the current content on the page: without a reload where possible. */
import type { ContentChange } from '#edit/edit.ts';
import { ask } from '#edit/page/ask.ts';
import { createStore } from '#edit/page/create-store.ts';
import { refreshContent } from '#edit/page/picking/live.ts';
import type { Outcome } from '#edit/save/session.ts';

/** The revision of the content that the page shows: 0 when it is loaded, and Infinity once it must be reloaded. */
export const shown = createStore(0);

const show = (revision: number): void => shown.set(Math.max(shown.get(), revision));

/** The page is then reloaded as soon as no panel is open. */
export const giveUp = (): void => show(Infinity);

// One after the other.
let last = Promise.resolve();
import.meta.hot?.on('edit:content', (change: ContentChange) => {
  last = last
    .then(async () => shown.get() === Infinity || refresh(change))
    .then((isShown) => show(isShown ? change.revision : Infinity))
    .catch(giveUp);
});

function untilShown(revision: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  const look = () => {
    if (shown.get() >= revision) resolve();
  };
  const unsubscribe = shown.subscribe(look);
  // Nothing more is announced then, and Vite reloads the page once the server answers.
  import.meta.hot?.on('vite:ws:disconnect', end);
  look();
  return promise.finally(() => {
    unsubscribe();
    import.meta.hot?.off('vite:ws:disconnect', end);
  });
}

/** Waits until the page shows what was saved, or is about to be reloaded. */
export async function saveAndShow<Saved extends Outcome & { revision?: number | undefined }>(
  save: () => Promise<Saved>,
): Promise<Saved> {
  const outcome = await save();
  if (outcome.revision !== undefined) await untilShown(outcome.revision);
  return outcome;
}

const stylesIn = (page: Document) => [...page.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]')];

/** What only documents have: the title, and the styles that follow from the content. */
async function refreshDocument(): Promise<void> {
  const response = await fetch(window.location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) return;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.title = next.title;
  const fresh = new Map(stylesIn(next).map((style) => [style.dataset.viteDevId, style.textContent]));
  for (const style of stylesIn(document)) {
    const text = fresh.get(style.dataset.viteDevId);
    if (text !== undefined && text !== style.textContent) style.textContent = text;
  }
}

async function isPageGone(): Promise<boolean> {
  const address = window.location.pathname;
  return (await ask('nearest', { address })).address !== address;
}

/** False if the page must be reloaded to show the change. */
async function refresh({ files }: ContentChange): Promise<boolean> {
  // While the content has a mistake, the page keeps what it shows.
  if (files.length === 0) return true;
  if (files.some((file) => file.endsWith('.md')) && (await isPageGone())) return false;
  const [isLoaded] = await Promise.all([refreshContent(), refreshDocument()]);
  return isLoaded || (await ask('mistakes', {})).files.length > 0;
}
