import { decodeAddress } from '#packages/site/addresses.ts';
import type { Fault } from '#packages/content/reading/mistakes.ts';
import { pageFaults, type Output } from './output.ts';

type DeadLink = { page: string; href: string; text: string };

/** Whether an address, relative to the page `from`, is a page that has the part after `#`, a file, or an old address. */
export function leadsSomewhere({ documents, files, redirected }: Output, href: string, from = '/'): boolean {
  const url = URL.parse(href, new URL(from, 'https://site.invalid'));
  if (!url) return false;
  const { pathname, hash } = url;
  const target = documents.get(pathname);
  // A text that was taken down may still be linked.
  if (!target) return redirected.has(pathname) || files.has(decodeAddress(pathname));
  const id = decodeAddress(hash.slice(1));
  return id === '' || target.ids.has(id);
}

/** Whether an absolute address is one of this site, and leads nowhere. */
export function isDead(output: Output, address: string): boolean {
  return URL.parse(address)?.origin === output.origin && !leadsSomewhere(output, address);
}

export function deadLinks(output: Output): DeadLink[] {
  return [...output.documents.values()].flatMap(({ address, root }) =>
    root.querySelectorAll('a[href]').flatMap((link) => {
      const href = link.getAttribute('href');
      const isDead = href && /^[/#]/.test(href) && !leadsSomewhere(output, href, address);
      return isDead ? [{ page: address, href, text: link.text.trim() }] : [];
    }),
  );
}

export function describeDeadLinks([first, ...others]: readonly DeadLink[]): string {
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `On ${first?.page}${more}, the link “${first?.text}” leads to ${first?.href}, which does not exist.`;
}

export function judgeLinks(output: Output): Fault[] {
  const all = Map.groupBy(deadLinks(output), ({ href }) => href);
  return [...all.values()].flatMap((links) => {
    const [{ page: address } = { page: '' }] = links;
    return pageFaults(
      output,
      { address },
      [describeDeadLinks(links)],
      'correct the address, or remove the link',
    );
  });
}
