import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { isthmus } from '#test/sites/sites.ts';
import { createChecks } from './checks.ts';
import { sameTexts } from './same-texts.ts';

const [copy] = eachCopy();

test('no two items of the specification have a text in common', () => {
  expect(sameTexts(isthmus)).toEqual([]);
});

test('a text that items of a list or texts of a collection have in common is advice before publishing', async () => {
  const file = 'es/home.yaml';
  copy.write(file, copy.read(file).replaceAll(/(?<=^ +label: ).*/gm, 'Las mismas palabras otra vez'));
  const own = 'Words that may stand here twice.';
  for (const title of ['One', 'Two'])
    copy.writeText(
      `en/insights/${title.toLowerCase()}`,
      { title, description: 'What it says in short.' },
      own,
    );
  // Nor are the lines of one text items.
  copy.change('en/about.yaml', (text) => text.replaceAll(/(?<=^ {4}- )(?:It began|By now).*$/gm, own));
  const { state, detail } = await createChecks(copy.root).run('content');
  expect(state).toBe('advice');
  expect(detail).toMatch(
    /^Home, Español: “Statistic 1”.* have the same Label: Las mismas palabras otra vez$/m,
  );
  expect(detail).toContain(
    'English: “Article: One” and “Article: Two” have the same Description: What it says in short.',
  );
  expect(copy.read('en/about.yaml').split(own)).toHaveLength(3);
  expect(detail).not.toContain(own);
});
