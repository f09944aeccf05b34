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
  for (const title of ['One', 'Two'])
    copy.writeText(`en/insights/${title.toLowerCase()}`, { title, description: 'What it says in short.' });
  const { state, detail } = await createChecks(copy.root).run('content');
  expect(state).toBe('advice');
  expect(detail).toMatch(
    /^Home, Español: “Statistic 1”.* have the same Label: Las mismas palabras otra vez$/m,
  );
  expect(detail).toContain(
    'English: “Article: One” and “Article: Two” have the same Description: What it says in short.',
  );
});
