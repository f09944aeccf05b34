import { expect, test } from 'vitest';
import { testRepository } from '#test/content/test-repository.ts';
import { createChecks } from '../publish/checks.ts';
import { review } from '../publish/review.ts';
import { sendForReview } from '../publish/send-for-review.ts';
import { createPublishActions } from './publish-actions.ts';

const about = 'content/en/about.yaml';
const repository = testRepository({ [about]: 'title: Old\n' });
const { there, write } = repository;

/** Creates the handlers of a project that passes its checks. */
function createActions() {
  const { root } = repository;
  const passing = { ...createChecks(root), failure: () => Promise.resolve(undefined) };
  return createPublishActions(root, passing).actions;
}

test('what is published no longer waits for review', async () => {
  const { publish } = createActions();
  write({ [about]: 'title: New\n' });
  const { changes } = await review(repository.root, new Map());
  await sendForReview(repository.root, changes);
  expect(there('branch', '--list', 'review*')).toContain('review-about');
  expect(await publish()).toMatchObject({ isGood: true });
  expect(there('branch', '--list', 'review*')).toBe('');
});
