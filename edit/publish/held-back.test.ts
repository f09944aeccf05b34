import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { prepareDailyBuild } from './daily-build.ts';
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
  const { file, secrets } = await prepareDailyBuild(copy.root, 'netlify');
  expect(file).toBe('.github/workflows/deploy.yml');
  expect(secrets.map(({ name }) => name)).toEqual(['NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID']);
  expect(parse(copy.read(`../${file}`))).toHaveProperty('on.schedule');
  expect(heldBack(copy.root).isBuiltDaily).toBe(true);
  await expect(prepareDailyBuild(copy.root, 'nginx')).rejects.toThrow('it stays as it is');
});
