import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leftOutWords, readHtml } from '../page/writing/paste-html.ts';
import { nodesOf, readMarkdown } from '../page/writing/read-markdown.ts';
import { schema } from '../page/writing/schema.ts';
import { writeMarkdown } from '../page/writing/write-markdown.ts';

const pastes = globSync('test/pastes/**/*.html').toSorted();

// What programs put on the clipboard, in their habits, beside the Markdown that it becomes and what is said of it.
test.each(pastes)('%s is pasted as the Markdown beside it', async (file) => {
  const { tree, leftOut } = readHtml(readFileSync(file, 'utf8'));
  const doc = schema.nodes.doc.create(null, nodesOf(tree));
  const said = leftOutWords(leftOut);
  const markdown = writeMarkdown(doc, readMarkdown('')) + (said && `\n<!-- ${said} -->\n`);
  await expect(markdown).toMatchFileSnapshot(`../../${file.replace('.html', '.md')}`);
});

test('the habits of five programs are kept, six or more of each', () => {
  const byProgram = Map.groupBy(pastes, (file) => file.split('/').at(-2));
  for (const program of ['word', 'google-docs', 'pages', 'notion', 'web-page'])
    expect(byProgram.get(program)?.length).toBeGreaterThanOrEqual(6);
});
