import type { Fault } from '#packages/content/reading/mistakes.ts';
import type { Output } from './output.ts';

/**
 * The comments, and the white space between elements, without which hydration would fail: some hosts strip them. The
 * browser restores those of boundaries, and an element may lose the white space that is all its text.
 */
function fragileNodes(html: string): string[] {
  const [, body = ''] = /<div id="root"[^>]*>(.*)<\/div>\n<p id="unloaded"/s.exec(html) ?? [];
  const restored = body
    .replaceAll(/( data-boundary="[^>]*>)<!--\$-->/g, '$1')
    .replaceAll('<!--/$--></div>', '</div>');
  const found = [...restored.matchAll(/<!--|(?<!<span)>\s+</g)];
  return found.map(({ index }) => restored.slice(Math.max(0, index - 60), index + 20));
}

/** Finds what a host that minifies documents would break: scripts would draw the page anew. */
export function judgeFragileMarkup({ documents }: Output): Fault[] {
  return [...documents.values()].flatMap(({ address, html }) =>
    fragileNodes(html).map((text) => ({
      file: address,
      reason: `is drawn anew in browsers if a host strips comments and white space, because of: ${text}`,
      toDo: 'let no host minify documents; what stays is a mistake of the site’s code',
    })),
  );
}
