import { locales } from '#packages/site/locales.ts';
import { stateOf } from '#packages/content/schedule/held-back.ts';
import type { Site } from '#packages/content/site.ts';

const label = `display: block; inline-size: fit-content; margin-block-end: 0.5em; padding: 0.3em 0.7em; border-radius: 1em;
  background: #a3330c; color: #fff; font: 650 0.9rem/1.3 system-ui, sans-serif; letter-spacing: normal`;

// Notes the address, also after a client-side navigation.
const script = `const note = () => (document.documentElement.dataset.address = location.pathname);
note(); globalThis.navigation?.addEventListener('currententrychange', note);`;

/**
 * Markup for the head of a document in development: it labels the title of a text that is not simply on the site,
 * and the links to it, with its state, as in 'Draft'. The built site has none of this.
 */
export function stateLabels({ source }: Site): string {
  const all = locales.flatMap(({ code }) => source.language(code).entries);
  const rules = all.flatMap((entry) => {
    const state = stateOf(entry, source.day);
    if (state === undefined) return [];
    const selector = `:root[data-address="${entry.address}"] h1::before, main a[href="${entry.address}"]::before`;
    return `${selector} { content: "${state}"; ${label} }`;
  });
  // With an id, so that the editor replaces it after a save.
  return `<style data-vite-dev-id="states">${rules.join('\n')}</style>\n<script>${script}</script>`;
}
