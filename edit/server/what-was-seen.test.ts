/** Every action carries what the owner saw, and is refused if that is not what there is any more. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { testRepository } from '#test/content/test-repository.ts';
import { createChecks } from '../publish/checks.ts';
import { createActions } from './actions.ts';
import { createPublishActions } from './publish-actions.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));

test('the places of one search are not those of another', () => {
  const search = { text: 'mends', matchesCase: false, wholeWords: false };
  const { places, hashes } = actions.find(search);
  expect(places.length).toBeGreaterThan(0);
  const ids = places.map(({ id }) => id);
  const other = { search: { ...search, text: 'mend' }, by: 'x', ids, hashes };
  expect(() => actions.replace(other)).toThrow('places of another search');
});

test('another step is not undone in place of the one that was shown', async () => {
  const saved = (title: string) => {
    const { fields, hashes } = actions.open({ spots: [{ file: 'about', path: ['title'] }] });
    const [value] = fields[0]?.values ?? [];
    const at = { file: 'about', locale: value?.locale ?? '', path: ['title'] };
    return actions.save({ edits: [{ do: 'set', at, value: title }], hashes, title });
  };
  saved('One');
  const { steps } = await actions.state();
  saved('Two');
  const before = copy.read('en/about.yaml');
  expect(() => actions.undo({ step: steps.undo ?? '' })).toThrow('Something else was saved since');
  expect(copy.read('en/about.yaml')).toBe(before);
});

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

test('another picture of the same name is not used in place of the one that was shown', async () => {
  const { file, hash } = await actions.openPicture({ name: 'a.png', bytes: await picture('red') });
  await actions.openPicture({ name: 'a.png', bytes: await picture('blue') });
  await expect(actions.addPicture({ file, hash })).rejects.toThrow('choose it again');
});

const about = 'content/en/about.yaml';
const repository = testRepository({
  [about]: 'title: Old\n',
  'content/site.yaml': readFileSync('test/sites/meridian/content/site.yaml', 'utf8'),
});
const { clone, git, read, there, write } = repository;

/** Creates the handlers of a project whose checks find nothing, and take the time in which `meanwhile` happens. */
function publishActions(meanwhile = () => {}) {
  const checks = createChecks(repository.root);
  const failure = async () => meanwhile() ?? undefined;
  return createPublishActions(repository.root, { ...checks, failure }).actions;
}

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
