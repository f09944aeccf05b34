import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import type { HTMLElement } from 'node-html-parser';
import { visit } from 'unist-util-visit';
import { trueOf } from '#packages/site/true-of.ts';
import type { Fault } from '#packages/content/reading/mistakes.ts';
import { isDead } from './links.ts';
import {
  filesEnding,
  plainText,
  contentsAt,
  sharedText,
  type JudgedDocument,
  type Output,
} from './output.ts';

function treeOf(markdown: string) {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

const saidBy = (node: Parameters<typeof toString>[0]) => plainText({ textContent: toString(node) });

function deadLinksIn(output: Output, tree: ReturnType<typeof treeOf>): string[] {
  const dead: string[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image') return;
    const { url } = node;
    if (isDead(output, url)) dead.push(`leads to ${url}, which does not exist`);
    if (url.startsWith('/'))
      dead.push(`leads to ${url}, which an assistant cannot follow without the site’s name`);
  });
  return dead;
}

function textsOf({ root }: JudgedDocument): HTMLElement[] {
  return root
    .querySelectorAll('main :is(h1, h2, h3, p, li, td, th, dt, dd, caption)')
    .filter((element) => !element.querySelector('p, li, h3, dt, button, input, svg, .visually-hidden'))
    .filter(
      (element) => !element.closest('form, svg, output, [aria-hidden=true], [aria-live], [data-nosnippet]'),
    );
}

function twinFaults(output: Output, document: JudgedDocument, twin: string): string[] {
  const tree = treeOf(contentsAt(output, twin));
  const said = saidBy(tree);
  const levels = tree.children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []));
  const headline = document.root.querySelector('h1');
  return [
    ...trueOf({
      'does not begin with its title': !headline || saidBy(tree.children[0]) !== plainText(headline),
      'has not one title': levels.filter((level) => level === 1).length !== 1,
      'skips a level of headings': levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1),
    }),
    ...textsOf(document)
      .filter((element) => !said.includes(sharedText(element)))
      .map((element) => `leaves out: ${element.text.trim()}`),
    ...deadLinksIn(output, tree),
  ];
}

export function judgeTwins(output: Output): Fault[] {
  const toDo = 'rebuild the site; what stays is a mistake of its code (generate/discovery/markdown-twin.ts)';
  const ofTwins = [...output.documents.values()].flatMap((document) => {
    const twin = document.root.querySelector('link[type="text/markdown"]')?.getAttribute('href');
    if (twin === undefined || !output.files.has(twin)) return [];
    return twinFaults(output, document, twin).map((reason) => ({ file: twin, reason, toDo }));
  });
  const ofLists = filesEnding(output, '/llms.txt').flatMap((file) =>
    deadLinksIn(output, treeOf(contentsAt(output, file))).map((reason) => ({ file, reason, toDo })),
  );
  return [...ofTwins, ...ofLists];
}
