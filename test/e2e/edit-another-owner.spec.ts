/** A company makes the site its own, and publishes it. What somebody else publishes then comes in, and is taken back. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { git } from '../content/git.ts';
import { area } from '../sites/meridian-content.ts';
import { bar, button, edit, expect, field, panel, save, test, valueOf } from './edit-fixtures.ts';

const facts = { name: 'Harbor Lane Works', contactEndpoint: 'https://forms.harbor-lane.works/contact' };
const person = {
  'title.en': 'Who we are',
  'title.es': 'Quiénes somos',
  'people.+.name': 'Ana Mora',
  'people.+.role.en': 'Founder',
  'people.+.role.es': 'Fundadora',
  'people.+.portrait': 'portrait.jpg',
};

const openFacts = (page: Page) => bar(page).getByRole('button', { name: 'Facts and figures' }).click();

test('a company makes the site its own and publishes it', { tag: '@all' }, async ({ page, server }) => {
  test.setTimeout(600_000);
  const { copy, remote } = server;
  server.write('media/portrait.jpg', await area(600, 800).toBuffer());
  await edit(page, '/');
  for (const [key, value] of Object.entries(facts)) {
    await openFacts(page);
    await panel(page).getByLabel('Search in all languages').fill(`site:${key}`);
    await panel(page).getByRole('listitem').first().getByRole('button').click();
    await field(page, `site:${key}`).fill(value);
    await save(page);
  }
  await openFacts(page);
  await button(page, /Add the first person$/).click();
  for (const [key, value] of Object.entries(person)) await field(page, `people:${key}`).fill(value);
  await button(page, 'Add').click();
  await expect(panel(page)).toBeHidden({ timeout: 60_000 });

  const publish = bar(page).getByRole('button', { name: 'Publish' });
  const outcome = panel(page).locator('.done, .notice');
  await publish.click();
  await button(page, 'Check and send for review').click();
  await expect(outcome).toHaveText(/^Sent for review\b/, { timeout: 300_000 });
  await button(page, 'Check and publish').click();
  await expect(outcome).toHaveText(/^Published\./, { timeout: 300_000 });
  expect(git(copy, 'status', '--porcelain', '--ignored', '--', 'content')).toBe('');
  expect(git(remote, 'rev-parse', 'main')).toBe(git(copy, 'rev-parse', 'HEAD'));
  // As the checks have built it.
  const built = readFileSync(path.join(copy, 'dist/es/about.html'), 'utf8');
  for (const part of [facts.name, 'Ana Mora']) expect(built).toContain(part);
  await page.keyboard.press('Escape');

  server.publishElsewhere({ 'en/about.yaml': { title: 'Theirs' } });
  await publish.click();
  await button(page, 'Bring it in').click();
  await expect(panel(page).locator('.done')).toContainText('Brought in: “', { timeout: 60_000 });
  expect(valueOf(server, 'en/about.yaml', 'title')).toBe('Theirs');
  const [ask, sure] = [/^Take this back$/, /^Take back “/];
  for (const name of [ask, sure]) await button(page, name).first().click();
  await expect(panel(page).locator('.done')).toContainText('Taken back', { timeout: 60_000 });
  expect(valueOf(server, 'en/about.yaml', 'title')).not.toBe('Theirs');
});
