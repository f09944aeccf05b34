/**
 * Adds the complete stylesheet to the document, which only has the rules of its own page. The boot script has already
 * started to preload it, from the address in its `data-styles`. Not used in development.
 *
 * @returns a promise that resolves when the rules apply, and rejects if the file cannot be loaded
 */
export function addStylesheet(): Promise<unknown> {
  const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'];
  if (!href) return Promise.resolve();
  return new Promise((onload, onerror) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }));
  });
}
