import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testRepository } from '#test/content/test-repository.ts';
import { createChecks } from '../publish/checks.ts';
import { createSession } from '../save/session.ts';
import { createPublishActions } from './publish-actions.ts';

const about = 'content/en/about.yaml';
const preview = 'previewAddress: https://{branch}--example.netlify.app\n';
const repository = testRepository({
  [about]: 'title: Old\n',
  'content/site.yaml': readFileSync('test/sites/meridian/content/site.yaml', 'utf8') + preview,
});
const { clone, git, read, there, write } = repository;

/** Creates the handlers of a project whose checks find nothing, and take the time in which `meanwhile` happens. */
function publishActions(meanwhile = () => {}) {
  const checks = createChecks(repository.root);
  const failure = async () => meanwhile() ?? undefined;
  return createPublishActions(repository.root, { ...checks, failure }, createSession(repository.root).save)
    .actions;
}

test('what is sent for review is published, or refused by the shared copy', async () => {
  const { publish, review, sendForReview } = publishActions();
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
  there('config', '--unset', 'receive.hideRefs');
  expect(await publish({ seen: (await review()).seen })).toMatchObject({
    published: { isGood: true },
    review: { branch: { isAhead: false } },
  });
});

test.each(['publish', 'sendForReview'] as const)(
  '%s sends nothing that was not in the list',
  async (step) => {
    const refused = {
      published: { isGood: false, message: expect.stringMatching(/^This has changed since/) },
    };
    write({ [about]: 'title: New\n' });
    const { seen } = await publishActions().review();
    expect(await publishActions(() => write({ [about]: 'title: Newer\n' }))[step]({ seen })).toMatchObject(
      refused,
    );
    expect(await publishActions()[step]({ seen })).toMatchObject(refused);
    expect(there('branch', '--format=%(refname:short) %(contents:subject)')).toBe('main Begin');
  },
);

test('of two windows, the second publishes after the first, and only what it was shown', async () => {
  const { publish, review } = publishActions();
  write({ [about]: 'title: New\n' });
  const { seen } = await review();
  const both = await Promise.all([publish({ seen }), publish({ seen })]);
  expect(both.map(({ published }) => published.message)).toEqual([
    expect.stringMatching(/^Published\./),
    expect.stringMatching(/^This has changed since/),
  ]);
});

test('a workflow that was written is in the list, and is published', async () => {
  const { prepareDailyBuild, publish } = publishActions();
  const { published, review } = await prepareDailyBuild({ host: 'netlify' });
  expect(published.isGood).toBe(true);
  expect(review?.dailyBuild?.secrets).toHaveProperty('NETLIFY_SITE_ID');
  expect(await publish({ seen: review?.seen ?? '' })).toMatchObject({ published: { isGood: true } });
  expect(there('show', 'main:.github/workflows/deploy.yml')).toContain('NETLIFY_SITE_ID');
});

test('a choice between two texts is asked again when one of them has changed', async () => {
  const other = clone('other');
  const publishThere = (title: string) => {
    write({ [about]: `title: ${title}\n` }, other);
    git(other, 'commit', '--quiet', '--all', '-m', title);
    git(other, 'push', '--quiet');
  };
  publishThere('Theirs');
  write({ [about]: 'title: Mine\n' });
  const { bringIn } = publishActions();
  const { published } = await bringIn({ choices: {} });
  publishThere('Theirs again');
  const choices = Object.fromEntries((published.conflicts ?? []).map(({ id }) => [id, 'theirs' as const]));
  const again = await bringIn({ choices });
  expect(again).toMatchObject({ published: { isGood: false, conflicts: [{ theirs: 'Theirs again' }] } });
  expect(read(about)).toBe('title: Mine\n');
});
