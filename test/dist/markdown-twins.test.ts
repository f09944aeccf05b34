/** Compares each page with its Markdown twin. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfm } from 'micromark-extension-gfm';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { twinOf } from '../../app/site/page-files.ts';
import { indexedPages, textAt } from './built-files.ts';
import { textOf } from './site.ts';

function treeOf(markdown: string) {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

const plain = (text: string) => text.replaceAll(/\s+/g, '');

test.each(indexedPages)('the twin of $address has all of the page’s text', ({ address, main }) => {
  const said = plain(toString(treeOf(textAt(twinOf(address)))));
  const texts = main
    .querySelectorAll('h1, h2, h3, p, li, td, th, dt, dd, caption')
    .filter((element) => !element.querySelector('p, li, h3, dt, button, input, svg, .visually-hidden'))
    .filter(
      (element) => !element.closest('form, svg, output, [aria-hidden=true], [aria-live], [data-nosnippet]'),
    )
    .map(textOf)
    .filter(Boolean);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => !said.includes(plain(text)))).toEqual([]);
});

test.each(indexedPages)('the twin of $address has one title and no skipped heading level', ({ address }) => {
  const levels = treeOf(textAt(twinOf(address))).children.flatMap((node) =>
    node.type === 'heading' ? [node.depth] : [],
  );
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
});
