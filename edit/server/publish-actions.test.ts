import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testRepository } from '#test/content/test-repository.ts';
import { createChecks } from '../publish/checks.ts';
import { createPublishActions } from './publish-actions.ts';

const about = 'content/en/about.yaml';
const preview = 'previewAddress: https://{branch}--example.netlify.app\n';
const repository = testRepository({
  [about]: 'title: Old\n',
  'content/site.yaml': readFileSync('test/sites/meridian/content/site.yaml', 'utf8') + preview,
});
const { there, write } = repository;

/** Creates the handlers of a project that passes its checks. */
function createActions() {
  const { root } = repository;
  const passing = { ...createChecks(root), failure: () => Promise.resolve(undefined) };
  return createPublishActions(root, passing).actions;
}

test('what is published no longer waits for review, but what the shared copy refuses does', async () => {
  const { publish, review, sendForReview } = createActions();
  write({ [about]: 'title: New\n' });
  const { seen } = await review();
  const preview = 'https://review-about--example.netlify.app';
  expect(await sendForReview({ seen })).toMatchObject({
    published: { isGood: true, branch: 'review-about', preview },
  });
  there('config', 'receive.hideRefs', 'refs/heads/main');
  const message = expect.stringContaining('recorded on this computer, but the shared copy of the project');
  expect(await publish({ seen })).toMatchObject({
    published: { isGood: false, message },
    review: { changes: [] },
  });
  expect(there('branch', '--list', 'review*')).toBe('review-about');
  there('config', '--unset', 'receive.hideRefs');
  expect(await publish({ seen: (await review()).seen })).toMatchObject({
    published: { isGood: true },
    review: { branch: { isAhead: false } },
  });
  expect(there('branch', '--list', 'review*')).toBe('');
});
