import { EditorState, Selection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { nodesOf, readMarkdown } from './read-markdown.ts';
import { nextNote } from './commands.ts';
import { readHtml } from './paste-html.ts';
import { pasted } from './start-writing.ts';
import { writeMarkdown } from './write-markdown.ts';

test.each([
  ['Filled', '<ul><li>a</li><li>b</li></ul>', 'Filled\n\n- a\n- b'],
  ['Filled', '<ul><li>a</li></ul><p>b</p>', 'Filled\n\n- a\n\nb'],
  ['Filled', '<p> more</p><ul><li>a</li></ul>', 'Filledmore\n\n- a'],
  ['Filled', '<table><tr><td>a</td></tr></table>', 'Filled\n\n| a |\n| - |'],
  ['- Filled', '<ul><li>a</li><li>b</li></ul>', '- Filleda\n- b'],
  [
    'A[^1]\n\n[^1]: B',
    'c<sup id="r"><a href="#n">1</a></sup><ol><li id="n">d <a href="#r">↩</a></li></ol>',
    'A[^1]\n\n[^1]: Bc[^2]\n\n[^2]: d',
  ],
  ['', '<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
])('after %j, %j is pasted as %j', (before, html, after) => {
  const read = readMarkdown(before);
  const state = EditorState.create({ doc: read.doc, selection: Selection.atEnd(read.doc) });
  const { doc } = pasted(state, nodesOf(readHtml(html, nextNote(read.doc)).tree));
  expect(writeMarkdown(doc, read).trim()).toBe(after);
});
