import { array, assert, constantFrom, property } from 'fast-check';
import { EditorState, Selection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { nodesOf, readMarkdown } from './read-markdown.ts';
import { nextNote } from './commands.ts';
import { readHtml } from './paste-html.ts';
import { blockOfCaret, madeAs, pasted } from './start-writing.ts';
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

test('what is put below the block that has the caret comes right after it', () => {
  const { doc } = readMarkdown('One.\n\n- two\n- three\n\n![Four](four.jpg)\n\nFive.');
  const starts = doc.children.map((_, index) => doc.resolve(doc.resolve(0).posAtIndex(index, 0)));
  const all = starts.map(($start) => EditorState.create({ doc, selection: Selection.near($start) }));
  expect(all.map(blockOfCaret)).toEqual([1, 2, 3, 4]);
});

const tables = [
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '| a | b | c |\n| - | - | - |\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |',
] as const;
const blocks = array(
  constantFrom(
    'One.',
    'One. **Two.**',
    '- a\n- b',
    '- a\n  - b\n\n  c',
    '> One.\n>\n> - a',
    '## One.',
    ...tables,
    '```js\nOne.\n```',
    '![A photo](a.jpg)',
  ),
  { maxLength: 5 },
).map((all) => readMarkdown(all.join('\n\n')).doc);

test('a text that was changed elsewhere is shown as it is now', () => {
  assert(
    property(blocks, blocks, (before, after) => {
      expect(madeAs(EditorState.create({ doc: before }), after).doc.eq(after)).toBe(true);
    }),
    { examples: [[readMarkdown(tables[0]).doc, readMarkdown(tables[1]).doc]] },
  );
});
