/**
 * Adds the whole stylesheet to the document, which holds the rules of its own page only. The boot script, whose element
 * names the file, has it on its way already. In development there is no such file.
 *
 * @returns settled when the rules apply; rejected where the file cannot be had
 */
export function addStylesheet(): Promise<unknown> {
  const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'];
  if (!href) return Promise.resolve();
  return new Promise((onload, onerror) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }));
  });
}
