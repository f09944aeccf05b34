import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { splitText } from '#packages/content/texts/text-file.ts';
import { placesOfLines } from '../page/writing/shown-mistakes.ts';
import { readMarkdown } from '../page/writing/read-markdown.ts';
import { schema } from '../page/writing/schema.ts';
import { writeMarkdown } from '../page/writing/write-markdown.ts';

const files = readdirSync('test/sites', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?:isthmus|meridian)\/.*\.md$/.test(file),
);
const bodies = files.map((file) => splitText(readFileSync(`test/sites/${file}`, 'utf8')).body);
const everything = bodies.find((body) => body.includes('~~others~~')) ?? '';

/** Writes a text in which every block is new. */
function anew(markdown: string): string {
  const { doc } = readMarkdown(markdown);
  return writeMarkdown(doc, { doc, blocks: [], tail: '' });
}

test('a text in which nothing changed is written to the byte', () => {
  expect(bodies.length).toBeGreaterThan(20);
  const odd = [
    '',
    '\n',
    'a\n b  \n\n\n\n    code\n\tmore\n\n\n',
    '- a\n\n* b',
    '<b>x</b>\n\n[a]: /x\n[a]',
    '>'.repeat(60),
  ];
  for (const body of [...bodies, ...odd]) {
    const read = readMarkdown(body);
    expect(writeMarkdown(read.doc, read)).toBe(body.trim() === '' ? '' : body);
  }
});

test('what is written anew reads the same', () => {
  for (const body of bodies) expect(readMarkdown(anew(body)).doc.eq(readMarkdown(body).doc)).toBe(true);
  expect(anew(everything)).toContain('- Two, which is longer');
});

test('a change leaves every other block, and breaks lines as the text does', () => {
  const read = readMarkdown(everything);
  const [first, second] = read.doc.children;
  const words = schema.text('In front, ');
  const changed = second?.copy(second.content.addToStart(words));
  if (!first || !changed) throw new Error('The text is too short');
  const doc = read.doc.copy(read.doc.content.replaceChild(1, changed));
  const [, after] = writeMarkdown(doc, read).split('\n\n');
  expect(after?.split('\n').map((line) => line.length > 90 && line.length <= 122)).toEqual([true, true]);
  expect(writeMarkdown(doc, read).replace(after ?? '', '')).toBe(
    everything.replace(/The second paragraph[^]*?tears sentences apart\./, ''),
  );
});

test.each([
  ['a **b** c', 'a **b** c'],
  ['**a *b* c**', '**a *b* c**'],
  ['un*believ*able', 'un*believ*able'],
  ['- a\n\n<!-- -->\n\n- b', '- a\n\n<!-- -->\n\n- b'],
  ['a\\\nb', 'a\\\nb'],
  ['- [ ] a', '- [ ] a'],
  ['#### a', '#### a'],
  ['2\\. no list, \\[\\[no part]]', '2\\. no list, \\[\\[no part]]'],
  ['[[people]]', '[[people]]'],
  ['- [[people]]\n- a', '- [[people]]\n- a'],
  ['3. a\n4. b', '3. a\n4. b'],
  ['```js title\na\n```', '```js title\na\n```'],
  ['\\{a} \\{ {b}', '\\{a} \\{ {b}'],
  ['`a  b` <https://example.com>', '`a  b` [https://example.com](https://example.com)'],
  ["![A](a.jpg 'B')", "![A](a.jpg 'B')"],
])('%j is written as %j', (markdown, written) => expect(anew(markdown).trim()).toBe(written));

test('lines are broken as short as those of the text', () => {
  const read = readMarkdown('a\nb');
  const { paragraph, blockquote } = schema.nodes;
  const quote = blockquote.create(null, paragraph.create(null, schema.text('c d 1')));
  expect(writeMarkdown(read.doc.copy(read.doc.content.addToEnd(quote)), read)).toBe('a\nb\n\n> c\n> d 1\n');
});

test('marks end where words end, and two lists stay two', () => {
  const bold = schema.marks.strong.create();
  const { paragraph, doc, list, listItem } = schema.nodes;
  const spaced = paragraph.create(null, [schema.text(' a '), schema.text(' b ', [bold]), schema.text('c')]);
  const item = listItem.create(null, paragraph.create(null, schema.text('a')));
  const all = doc.create(null, [
    spaced,
    list.create(null, item),
    list.create(null, item),
    paragraph.create(),
  ]);
  expect(writeMarkdown(all, readMarkdown(''))).toBe('a  **b** c\n\n- a\n\n* a\n');
});

test.each([
  ['a\n\nb\nc\n\nd', 4, 'b c'],
  ['a\n\n![](x.jpg)', 3, ''],
  ['- a\n- b\n  - c\n\n    d\n- e', 5, 'd'],
  ['> a\n>\n> - b', 3, 'b'],
  ['| a | b |\n| - | - |\n| c | d |', 3, 'cd'],
  ['[^1]: a\n\n    b\n\nc[^1]', 3, 'b'],
  ['1. a\n1. <b>b</b>\n\n[[none]]', 2, '1. a\n1. <b>b</b>'],
])('of %j, line %i is in the block %j', (markdown, line, text) => {
  const read = readMarkdown(markdown);
  const place = placesOfLines(read.doc, read)(line) ?? -1;
  expect(read.doc.nodeAt(place)?.textContent).toBe(text);
  // Also below what is new, and an empty line that is not written.
  const { doc, paragraph } = schema.nodes;
  const above = [paragraph.create(), paragraph.create(null, schema.text('New.'))];
  const later = doc.create(null, [...above, ...read.doc.children]);
  expect(placesOfLines(later, read)(line + 2)).toBe(place + 8);
});

test.each([
  ['See www.example.org/a_b.', 'See [www.example.org/a_b](https://www.example.org/a_b).'],
  ['WWW.example.org', '[WWW.example.org](https://WWW.example.org)'],
  ['https://example.org/a_b', '[https://example.org/a_b](https://example.org/a_b)'],
  ['a_b@example.org', '[a_b@example.org](mailto:a_b@example.org)'],
  ['Of the www, and of example.org', 'Of the www, and of example.org'],
])('the typed words %j are written as %j', (typed, written) => {
  const { doc, paragraph } = schema.nodes;
  const markdown = writeMarkdown(
    doc.create(null, paragraph.create(null, schema.text(typed))),
    readMarkdown(''),
  ).trim();
  expect(markdown).toBe(written);
  expect(readMarkdown(markdown).doc.textContent).toBe(typed);
});
