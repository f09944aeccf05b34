/** `npm run edit`: the footer's links, and what stands beside the header's own, with the keyboard alone. */
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { axeFindings } from '../../judges/axe.ts';
import { bar, edit, expect, field, panel, press, saveWithKeys, test } from './edit-fixtures.ts';

/** Opens a fact from the list of all facts. */
async function openFact(page: Page, search: string, name: RegExp): Promise<void> {
  await press(page, bar(page).getByRole('button', { name: 'Facts and figures' }));
  await panel(page).getByLabel('Search in all languages').fill(search);
  await press(page, panel(page).getByRole('button', { name }));
}

/** Does what makes a list longer or shorter: the page is loaded anew then. */
async function reloaded(page: Page, act: Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('load', { timeout: 60_000 }), act]);
  await expect(bar(page).getByRole('button', { name: 'Undo' })).toBeEnabled();
}

test(
  'links of the footer and the header are added, moved, removed and brought back',
  { tag: '@all' },
  async ({ page, server }) => {
    const menus = 'menus:\n  quickLinks: [home, about, plan]\n  header: []\n';
    server.write('site.yaml', server.read('site.yaml').replace(/^menus:\n(?: .*\n)+/m, menus));
    const footer = page.locator('footer nav[aria-labelledby="footer-pages"]').getByRole('link');
    const header = page.locator('header nav > ul').getByRole('link', { name: 'Plan your team' });
    const linksAre = async (...names: string[]) => expect(footer).toHaveText(names);
    await edit(page, '/about');
    await linksAre('Home', 'About', 'Plan your team');

    await openFact(page, 'quick links about', /Quick link \d About$/);
    const item = panel(page).getByRole('region', { name: 'This quick link' });
    const up = item.getByRole('button', { name: 'Move up' });
    await press(page, up);
    await expect(item).toContainText('Quick link 1 of 3');
    await expect(up).toBeFocused();
    await linksAre('About', 'Home', 'Plan your team');
    await press(page, item.getByRole('button', { name: 'Add after' }));
    const choice = field(page, 'site:menus.quickLinks.+');
    await choice.selectOption('home');
    await page.keyboard.press('Control+Enter');
    await expect(panel(page)).toContainText('home is in this list already');
    await choice.selectOption('contact');
    expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
    await reloaded(page, saveWithKeys(page));
    await linksAre('About', 'Contact', 'Home', 'Plan your team');

    await openFact(page, 'link in the header', /Add the first link in the header/);
    await field(page, 'site:menus.header.+').selectOption('plan');
    await reloaded(page, saveWithKeys(page));
    await expect(header).toHaveCount(1);

    await openFact(page, 'quick links home', /Quick link \d Home$/);
    await reloaded(page, press(page, item.getByRole('button', { name: 'Remove' })));
    await linksAre('About', 'Contact', 'Plan your team');
    expect(parse(server.read('site.yaml'))).toMatchObject({
      menus: { quickLinks: ['about', 'contact', 'plan'], header: ['plan'] },
    });
    await reloaded(page, press(page, bar(page).getByRole('button', { name: 'Undo' })));
    await linksAre('About', 'Contact', 'Home', 'Plan your team');
  },
);
