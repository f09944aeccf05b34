import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { buildsDaily } from '#hosting/deploy-workflow.ts';
import { createActions } from '../server/actions.ts';
import { heldBack } from './held-back.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));

test('what has a date is published by a workflow, which is written once', async () => {
  expect(heldBack(copy.root).isBuiltDaily).toBe(false);
  const { file, secrets } = await actions.prepareDailyBuild({ host: 'netlify' });
  expect(file).toBe('.github/workflows/deploy.yml');
  expect(secrets.map(({ name }) => name)).toEqual(['NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID']);
  expect(parse(copy.read(`../${file}`))).toHaveProperty('on.schedule');
  expect(buildsDaily(copy.root)).toBe(true);
  await expect(actions.prepareDailyBuild({ host: 'nginx' })).rejects.toThrow('it stays as it is');
});
