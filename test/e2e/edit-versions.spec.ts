/** `npm run edit`: taking a version back. */
import type { Page } from '@playwright/test';
import { axeFindings } from '../../judges/axe.ts';
import { bar, edit, expect, field, open, panel, press, save, test, textOf } from './edit-fixtures.ts';
import { git } from '../content/git.ts';
import type { EditServer } from './edit-server.ts';

const about = 'content/en/about.yaml';

async function openPublish(page: Page): Promise<void> {
  await press(page, bar(page).getByRole('button', { name: 'Publish' }));
  await expect(panel(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
}

/** Changes the title of the about page in English, as an owner does. */
async function retitle(page: Page, title: string): Promise<void> {
  await edit(page, '/about');
  await open(page, textOf(page, 'about:title'));
  await field(page, 'about:title', 'en').fill(title);
  await save(page);
}

/** A text of the shared copy, without its last line break. */
const online = ({ remote }: EditServer, branch = 'main') => git(remote, 'show', `${branch}:${about}`);
const outcome = (page: Page) => panel(page).locator('.done, .notice');

test('a published version is taken back, by keyboard', { tag: '@all' }, async ({ page, server }) => {
  const before = online(server);
  await retitle(page, 'Published by mistake');
  // Published without the checks, which another test waits for.
  git(server.copy, 'commit', '-q', '-m', 'Edit About', '--', 'content');
  git(server.copy, 'push', '-q');
  await openPublish(page);
  const version = panel(page).getByRole('listitem').filter({ hasText: 'Edit About' }).first();
  await press(page, version.getByRole('button', { name: 'Take this back' }));
  await expect(version.getByRole('button', { name: 'Keep it' })).toBeFocused();
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
  await press(page, version.getByRole('button', { name: 'Take back “Edit About”' }));
  await expect(outcome(page)).toHaveText(/^Taken back\. Your changes are in the shared copy/);
  await expect(outcome(page)).toBeInViewport();
  expect(online(server)).toBe(before);
  expect(git(server.remote, 'log', '-1', '--format=%s')).toBe('Revert "Edit About"');
  await expect(panel(page).getByText('Taken back: Edit About')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(textOf(page, 'about:title')).not.toHaveText('Published by mistake');
});
