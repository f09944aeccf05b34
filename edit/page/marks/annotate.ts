/** Makes the texts editable that pages get without marks: people, quotes, articles and client stories. */
import { articleAddress } from '#edit/content/labels.ts';
import { ask } from '#edit/page/ask.ts';
import { attach } from './elements.ts';
import { localeHere } from './place.ts';

/** The key of an article, which is edited as a whole. */
const articleKey = (name: string): string => `${name}:`;

/** Returns the article that some keys open; undefined if they are those of texts. */
export function articleOf(keys: readonly string[]): string | undefined {
  return keys.find((key) => key.endsWith(':'))?.slice(0, -1);
}

const attached = new Map<Element, (() => void) | undefined>();

function annotate(element: HTMLElement, keys: readonly string[]): void {
  if (element.dataset.edit !== undefined) return;
  element.dataset.edit = keys.join(' ');
  attached.set(element, attach(element));
}

/** Whether React has hydrated an element: before, an attribute would be a difference to it. */
const isReady = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

const isTextAlone = (element: Element) =>
  element.childElementCount === 0 && element.textContent.trim() !== '';

async function annotateAll(): Promise<void> {
  for (const [element, detach] of attached) {
    if (element.isConnected) continue;
    detach?.();
    attached.delete(element);
  }
  const locale = localeHere();
  const { texts, articles } = await ask('documentTexts', { locale: locale.code });
  const keys = new Map(texts.map((each) => [each.text, each.keys]));
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const own = isReady(element) && isTextAlone(element) && keys.get(element.textContent.trim());
    if (own) annotate(element, own);
  }
  for (const name of articles) {
    const address = articleAddress(locale.code, name);
    if (address === window.location.pathname) {
      for (const page of document.querySelectorAll<HTMLElement>('main > article'))
        if (isReady(page)) annotate(page, [articleKey(name)]);
    }
    const links = document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
    // A link in the text of an article is part of that text.
    for (const link of [...links].filter((each) => !each.closest('[data-text]'))) {
      for (const each of [link, link.closest<HTMLElement>('li')])
        if (each && isReady(each)) annotate(each, [articleKey(name)]);
    }
  }
}

const pause = 200;

/** Annotates the page now, and whenever it has changed. */
export function keepAnnotated(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    // Without an answer, the bar says that the editor has stopped.
    timer = setTimeout(() => void annotateAll().catch(() => {}), pause);
  };
  const observer = new MutationObserver((changes) => {
    const isOfPage = changes.some(
      ({ type, target }) => type === 'attributes' || (target as Element).closest('main') !== null,
    );
    if (isOfPage) soon();
  });
  const root = document.querySelector('#root') ?? document.body;
  // The site removes this attribute once it has hydrated.
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-waits'] });
  soon();
}
