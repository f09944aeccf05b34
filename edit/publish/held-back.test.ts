import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { dailyBuild, prepareDailyBuild } from './host-files.ts';
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

test('what has a date is published by a workflow, which is written once', async () => {
  expect(heldBack(copy.root).isBuiltDaily).toBe(false);
  await prepareDailyBuild(copy.root, 'netlify');
  expect(await dailyBuild(copy.root)).toMatchObject({
    file: '.github/workflows/deploy.yml',
    secrets: { NETLIFY_AUTH_TOKEN: expect.any(String), NETLIFY_SITE_ID: expect.any(String) },
  });
  expect(parse(copy.read('../.github/workflows/deploy.yml'))).toHaveProperty('on.schedule');
  expect(heldBack(copy.root).isBuiltDaily).toBe(true);
  await expect(prepareDailyBuild(copy.root, 'nginx')).rejects.toThrow('it stays as it is');
});
