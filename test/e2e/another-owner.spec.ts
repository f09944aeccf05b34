/**
 * A company makes the site its own: facts and a person are entered on the page, and all of it is published: a clone of the
 * remote has every file of it. edit-*.spec.ts have the brand and texts.
 * What somebody publishes from there comes in, and is taken back.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test, type Page } from '@playwright/test';
import { git, hasGit, needsGit } from '../content/git.ts';
import { area } from '../sites/meridian-content.ts';
import { bar, edit, expect as expectSoon, field, panel, save } from './edit-fixtures.ts';
import { copyForEditing, startEditing, type EditServer } from './edit-server.ts';

test.use({ actionTimeout: 60_000 });
test.skip(!hasGit, needsGit);
const expect = expectSoon.configure({ timeout: 60_000 });

const facts = { name: 'Harbor Lane Works', contactEndpoint: 'https://forms.harbor-lane.works/contact' };

/** Opens a page; the editor may be reloading the last one, to show a fact. */
const visit = (page: Page, { origin }: EditServer, address: string) =>
  expect(() => edit(page, origin + address)).toPass();

async function enterFact(page: Page, key: string, value: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Facts and figures' }).click();
  await panel(page).getByLabel('Search in all languages').fill(key);
  await panel(page).getByRole('listitem').first().getByRole('button').click();
  await field(page, key).fill(value);
  await save(page);
}

async function enterPerson(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Facts and figures' }).click();
  await panel(page).getByRole('button', { name: 'Add the first person' }).click();
  const values = {
    'title.en': 'Who we are',
    'title.es': 'Quiénes somos',
    'people.+.name': 'Ana Mora',
    'people.+.role.en': 'Founder',
    'people.+.role.es': 'Fundadora',
    'people.+.portrait': 'portrait.jpg',
  };
  for (const [key, value] of Object.entries(values)) await field(page, `people:${key}`).fill(value);
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel(page)).toBeHidden();
}

async function publish(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Publish' }).click();
  const outcome = panel(page).locator('.done, .notice');
  await panel(page).getByRole('button', { name: 'Check and send for review' }).click();
  await expect(outcome).toHaveText(/^Sent for review\b/, { timeout: 300_000 });
  await panel(page).getByRole('button', { name: 'Check and publish' }).click();
  await expect(outcome).toHaveText(/^Published\./, { timeout: 300_000 });
}

const about = (root: string) => path.join(root, 'content/en/about.yaml');

/** Brings in what somebody else has published, which takes nothing of what is here; then takes back what was published. */
async function bringInAndTakeBack(page: Page, copy: string, clone: string): Promise<void> {
  writeFileSync(about(clone), readFileSync(about(clone), 'utf8').replace(/^title: .*$/m, 'title: Theirs'));
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  git(clone, ...who, 'commit', '-q', '-a', '-m', 'Edit About');
  git(clone, 'push', '-q');
  await bar(page).getByRole('button', { name: 'Publish' }).click();
  await panel(page).getByRole('button', { name: 'Bring it in' }).click();
  await expect(panel(page).locator('.done')).toContainText('Brought in: “');
  expect(readFileSync(about(copy), 'utf8')).toContain('title: Theirs');
  const [ask, sure] = [/^Take this back$/, /^Take back “/];
  for (const name of [ask, sure]) await panel(page).getByRole('button', { name }).first().click();
  await expect(panel(page).locator('.done')).toContainText('Taken back');
  expect(readFileSync(about(copy), 'utf8')).not.toContain('title: Theirs');
}

const filesOf = (root: string) =>
  readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' }).toSorted();

test('a company makes the site its own and publishes it', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(600_000);
  const copies = copyForEditing('another-owner');
  const { copy, remote } = copies;
  const media = path.join(copy, 'content/media');
  mkdirSync(media, { recursive: true });
  await area(600, 800).toFile(path.join(media, 'portrait.jpg'));
  const server = await startEditing(copies);
  const clone = `${copy}-clone`;
  try {
    await visit(page, server, '/');
    for (const [key, value] of Object.entries(facts)) await enterFact(page, `site:${key}`, value);
    await enterPerson(page);
    await publish(page);
    expect(git(copy, 'status', '--porcelain')).toBe('');
    git(copy, 'clone', '-q', remote, clone);
    expect(filesOf(clone)).toEqual(filesOf(copy));
    // As the checks have built it.
    const built = (file: string) => readFileSync(path.join(copy, 'dist', file), 'utf8');
    for (const part of [facts.name, 'Ana Mora']) expect(built('es/about.html')).toContain(part);
    await page.keyboard.press('Escape');
    await bringInAndTakeBack(page, copy, clone);
  } finally {
    await server.stop();
    rmSync(clone, { recursive: true, force: true });
  }
});
