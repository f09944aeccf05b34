/**
 * A company makes the site its own: facts, a person, a story and the brand are entered on the page, and all of it is
 * published: a clone of the remote has every file of it.
 * What somebody publishes from there comes in, and is taken back.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test, type Page } from '@playwright/test';
import { git, hasGit, needsGit } from '../content/git.ts';
import { area } from '../sites/meridian-content.ts';
import { atAddress, bar, edit, expect as expectSoon, field, panel, save } from './edit-fixtures.ts';
import { copyForEditing, startEditing, type EditServer } from './edit-server.ts';

test.use({ actionTimeout: 60_000 });
test.skip(!hasGit, needsGit);
const expect = expectSoon.configure({ timeout: 60_000 });

const facts = {
  name: 'Harbor Lane Works',
  siteUrl: 'https://www.harbor-lane.works/',
  contactEndpoint: 'https://forms.harbor-lane.works/contact',
  'colors.secondary': '#ffb000',
};

/** Opens a page; the editor may be reloading the last one, to show a fact. */
const visit = (page: Page, { origin }: EditServer, address: string) =>
  expect(() => edit(page, origin + address)).toPass();

/** Finds a fact by its key in the list of facts, and changes it. */
async function enterFact(page: Page, key: string, value: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Facts and figures' }).click();
  await panel(page).getByLabel('Search in all languages').fill(key);
  await panel(page).getByRole('listitem').first().getByRole('button').click();
  await field(page, key).fill(value);
  await save(page);
}

/** Opens the form for the first item of a list, fills it in, and adds it. */
async function addFirst(page: Page, label: string, values: Record<string, string>): Promise<void> {
  await bar(page).getByRole('button', { name: 'Facts and figures' }).click();
  await panel(page)
    .getByRole('button', { name: `Add the first ${label}` })
    .filter({ hasNotText: 'in the header' })
    .click();
  for (const [key, value] of Object.entries(values)) {
    const target = key.includes(':') ? field(page, key) : panel(page).getByLabel(key);
    if ((await target.evaluate((element) => element.tagName)) === 'SELECT') await target.selectOption(value);
    else await target.fill(value);
  }
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel(page)).toBeHidden();
}

async function enterCompany(page: Page): Promise<void> {
  for (const [key, value] of Object.entries(facts)) await enterFact(page, `site:${key}`, value);
  await enterFact(page, 'figures:claims.projects', '120');
  await addFirst(page, 'profile', {
    'Its name': 'LinkedIn',
    'site:profiles.+': 'https://www.linkedin.com/company/harbor-lane',
  });
}

async function enterPerson(page: Page): Promise<void> {
  await addFirst(page, 'person', {
    'people:title.en': 'Who we are',
    'people:title.es': 'Quiénes somos',
    'people:people.+.name': 'Ana Mora',
    'people:people.+.role.en': 'Founder',
    'people:people.+.role.es': 'Fundadora',
    'people:people.+.portrait': 'portrait.jpg',
  });
}

async function enterStory(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Articles' }).click();
  await panel(page).getByRole('button', { name: 'New client story' }).click();
  await panel(page).getByLabel('Title').fill('A mill by the sea');
  await page.keyboard.press('Enter');
  for (const language of ['English', 'Español']) {
    await panel(page).getByRole('button', { name: language, exact: true }).click();
    const fields = { Description: `What it says in ${language}.`, Sector: 'paper', Duration: '3 weeks' };
    for (const [label, text] of Object.entries(fields))
      await panel(page).getByLabel(label, { exact: true }).fill(text);
    await panel(page)
      .getByLabel(/^Client/)
      .fill('a mill');
    await panel(page).getByRole('button', { name: 'Markdown' }).click();
    await panel(page)
      .getByRole('textbox', { name: `Text, ${language}` })
      .fill(`## ${language}\n\n![A harbor](harbor.jpg)\n`);
  }
  await panel(page).getByLabel('Title', { exact: true }).fill('Un molino');
  await panel(page).getByRole('group', { name: 'Services' }).getByRole('checkbox').first().check();
  await panel(page).getByRole('checkbox', { name: 'Draft' }).uncheck();
  await page.keyboard.press('Control+Enter');
  await expect(panel(page)).toBeHidden();
  await atAddress(page, '/stories/a-mill-by-the-sea');
}

/** Sends for review what was typed, and publishes it. */
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

/** Adds what an owner brings as files: pictures, and a logo of one color. */
async function addFiles(content: string): Promise<void> {
  cpSync('test/sites/meridian/content/logo.svg', path.join(content, 'logo.svg'));
  const media = path.join(content, 'media');
  mkdirSync(media, { recursive: true });
  await area(600, 800).toFile(path.join(media, 'portrait.jpg'));
  await area(1600, 900).toFile(path.join(media, 'harbor.jpg'));
}

test('a company makes the site its own and publishes it', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(600_000);
  const copies = copyForEditing('another-owner');
  const { copy, remote } = copies;
  await addFiles(path.join(copy, 'content'));
  const server = await startEditing(copies);
  const clone = `${copy}-clone`;
  try {
    await visit(page, server, '/');
    await enterCompany(page);
    await enterPerson(page);
    await enterStory(page);
    await publish(page);
    expect(git(copy, 'status', '--porcelain')).toBe('');
    git(copy, 'clone', '-q', remote, clone);
    expect(filesOf(clone)).toEqual(filesOf(copy));
    // As the checks have built it.
    const built = (file: string) => readFileSync(path.join(copy, 'dist', file), 'utf8');
    expect(built('about.html')).toContain('Ana Mora');
    const story = built('es/stories/a-mill-by-the-sea.html');
    for (const part of [facts.name, facts.siteUrl, 'Un molino', '<picture']) expect(story).toContain(part);
    expect(built('index.html')).toContain('120');
    await page.keyboard.press('Escape');
    await bringInAndTakeBack(page, copy, clone);
  } finally {
    await server.stop();
    rmSync(clone, { recursive: true, force: true });
  }
});
