import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { heldBack } from './held-back.ts';

const [copy] = eachCopy();

test('a text that is held back is told once, unless its languages differ', () => {
  const before = heldBack(copy.root).heldBack;
  const added = () =>
    heldBack(copy.root).heldBack.filter(({ where }) => !before.some((each) => each.where === where));
  for (const code of ['en', 'es'])
    copy.writeText(`${code}/insights/night`, { title: 'Night', draft: 'true' });
  expect(added()).toEqual([{ where: 'Article: Night', state: 'Draft', differs: false }]);
  copy.writeText('es/insights/night', { title: 'Night' });
  expect(added()).toEqual([
    { where: 'Article: Night', state: 'Draft in English, On the site in Español', differs: true },
  ]);
});
