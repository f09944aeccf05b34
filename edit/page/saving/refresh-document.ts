/** Applies the stylesheets of another document: a changed colour changes them. */
function refreshStyles(next: Document): void {
  for (const style of next.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]')) {
    const id = CSS.escape(style.dataset.viteDevId ?? '');
    const own = document.querySelector(`style[data-vite-dev-id="${id}"]`);
    if (own && own.textContent !== style.textContent) own.textContent = style.textContent;
  }
}

/** Fetches the document at the current address, and shows its title and its colours. */
export async function refreshDocument(): Promise<void> {
  const response = await fetch(window.location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) return;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.title = next.title;
  refreshStyles(next);
}
