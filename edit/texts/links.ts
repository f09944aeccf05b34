import { visit } from 'unist-util-visit';
import { localeOfPath, pageAddress } from '#packages/site/addresses.ts';
import { locales, type Locale } from '#packages/site/locales.ts';
import { parseMarkdown } from '#packages/content/texts/parse-markdown.ts';

/** Changes the links of a Markdown text, and nothing else in it. If `next` returns undefined, a link stays as it is. */
export function withLinks(text: string, next: (url: string) => string | undefined): string {
  const links: { start: number; end: number; url: string; target: string }[] = [];
  visit(parseMarkdown(text), (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const { url } = node;
    const target = next(url);
    if (target === undefined) return;
    // The words of a link may look like its address, which follows.
    const words = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
    const [start, end] = [words ?? node.position?.start.offset, node.position?.end.offset];
    if (start !== undefined && end !== undefined) links.push({ start, end, url, target });
  });
  return links.reduceRight(
    (written, { start, end, url, target }) =>
      written.slice(0, start) + written.slice(start, end).replace(url, () => target) + written.slice(end),
    text,
  );
}

/**
 * Leaves addresses of other sites as they are.
 *
 * @example addressIn('/es/plan#costs', spanish, german) // '/de/plan#costs'
 */
export function addressIn(address: string, from: Locale, to: Locale): string {
  const { code } = localeOfPath(address.replace(/#.*/, ''), locales);
  if (!/^\/(?!\/)/.test(address) || code !== from.code) return address;
  const rest = address.slice(pageAddress(undefined, from).length).replace(/^\//, '');
  const home = pageAddress(undefined, to);
  return home === '/' || /^(?:#|$)/.test(rest) ? home + rest : `${home}/${rest}`;
}
