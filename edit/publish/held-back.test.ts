import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { heldBack } from './held-back.ts';

const [copy] = eachCopy();
const article = (matter: string) =>
  `---\ntitle: Night\ndescription: At night.\ndate: 2026-01-15\n${matter}---\n\nText.\n`;

test('a text that is held back is told once, unless its languages differ', () => {
  const before = heldBack(copy.root).heldBack;
  const added = () =>
    heldBack(copy.root).heldBack.filter(({ where }) => !before.some((each) => each.where === where));
  for (const code of ['en', 'es']) copy.write(`${code}/insights/night.md`, article('draft: true\n'));
  expect(added()).toEqual([{ where: 'Article: Night', state: 'Draft', differs: false }]);
  copy.write('es/insights/night.md', article(''));
  expect(added()).toEqual([
    { where: 'Article: Night', state: 'Draft in English, On the site in Español', differs: true },
  ]);
});
