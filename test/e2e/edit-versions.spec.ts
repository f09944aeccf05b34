/** `npm run edit`: taking a version back, and sending one for review. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

test(
  'changes are shown, checked and sent for review, and published once they were reviewed',
  { tag: '@all' },
  async ({ page, server }) => {
    const before = online(server);
    server.write(
      'site.yaml',
      server
        .read('site.yaml')
        .replace(/^(siteUrl: .*)$/m, '$1\npreviewAddress: https://{branch}--example.netlify.app'),
    );
    await retitle(page, 'For review');
    writeFileSync(path.join(server.copy, 'edit/notes.txt'), 'A developer’s.');
    await openPublish(page);
    await expect(panel(page).getByRole('heading', { name: '2 changes' })).toBeVisible();
    await expect(panel(page)).toContainText('About · Title · English');
    await expect(panel(page).locator('ins').first()).toBeVisible();
    await expect(panel(page)).toContainText('1 other changed file is not published');
    await press(page, panel(page).getByRole('button', { name: 'Check and send for review' }));
    // Any step may be too short to be seen, but packing the scripts takes seconds.
    await expect(panel(page).locator('.progress')).toContainText(/… \d+ seconds/, { timeout: 120_000 });
    await expect(outcome(page)).toContainText('Sent for review.', { timeout: 240_000 });
    const address = 'https://review-about-company--example.netlify.app';
    await expect(outcome(page).getByRole('link')).toHaveAttribute('href', address);
    expect(online(server)).toBe(before);
    expect(online(server, 'review-about-company')).toBe(server.read('en/about.yaml').trim());

    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('status')).toContainText('2 changes');
    await openPublish(page);
    const waiting = panel(page).getByRole('listitem').filter({ hasText: address });
    await press(page, waiting.getByRole('button', { name: 'Publish what was reviewed' }));
    await press(page, waiting.getByRole('button', { name: 'Publish “Edit About, Company”' }));
    await expect(outcome(page)).toHaveText(/^Published\./);
    expect(online(server)).toBe(server.read('en/about.yaml').trim());
    await expect(panel(page).getByRole('heading', { name: 'Nothing has changed' })).toBeVisible();
    await expect(panel(page).getByRole('heading', { name: 'For review' })).toHaveCount(0);
    expect(git(server.remote, 'branch', '--list', 'review*')).toBe('');
    rmSync(path.join(server.copy, 'edit/notes.txt'));
  },
);
