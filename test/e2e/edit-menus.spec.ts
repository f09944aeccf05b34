/** `npm run edit`: the footer's links, and what stands beside the header's own, with the keyboard alone. */
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { axeFindings } from '../../judges/axe.ts';
import { bar, edit, expect, field, panel, press, test, valueOf } from './edit-fixtures.ts';

// Each save of a development server loads the page anew, which takes seconds on a small machine.
test.describe.configure({ timeout: 180_000 });

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
  'links of the footer and the header are added, moved and removed, in both languages, and brought back',
  { tag: '@all' },
  async ({ page, server }) => {
    const menus = 'menus:\n  quickLinks: [home, about, plan]\n  header: []\n';
    const before = server.read('site.yaml').replace(/^menus:\n(?: .*\n)+/m, menus);
    server.write('site.yaml', before);
    const nameOf = (locale: string, id: string) => String(valueOf(server, `${locale}/${id}.yaml`, 'name'));
    /** Expects the links of the open page, and those of the file. */
    const shows = async (locale: string, footer: string[], header: string[]) => {
      const names = (ids: string[]) => ids.map((id) => nameOf(locale, id));
      const links = page.locator('footer nav[aria-labelledby="footer-pages"]').getByRole('link');
      await expect(links).toHaveText(names(footer));
      const more = page.locator('header nav > ul').getByRole('link', { name: nameOf(locale, 'plan') });
      await expect(more).toHaveCount(header.length);
      expect(parse(server.read('site.yaml'))).toMatchObject({ menus: { quickLinks: footer, header } });
    };
    await edit(page, '/about');
    await shows('en', ['home', 'about', 'plan'], []);

    await openFact(page, 'quick links about', /Quick link \d About$/);
    const item = panel(page).getByRole('region', { name: 'This quick link' });
    await press(page, item.getByRole('button', { name: 'Move up' }));
    await expect(item).toContainText('Quick link 1 of 3');
    await expect(item.getByRole('button', { name: 'Move up' })).toBeFocused();
    await shows('en', ['about', 'home', 'plan'], []);
    await press(page, item.getByRole('button', { name: 'Add after' }));
    const choice = field(page, 'site:menus.quickLinks.+');
    await choice.selectOption('home');
    await page.keyboard.press('Control+Enter');
    await expect(panel(page)).toContainText('home is in this list already');
    await choice.selectOption('contact');
    expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
    await reloaded(page, page.keyboard.press('Control+Enter'));
    await expect(panel(page)).toBeHidden();
    await shows('en', ['about', 'contact', 'home', 'plan'], []);

    await openFact(page, 'link in the header', /Add the first link in the header/);
    const inHeader = field(page, 'site:menus.header.+');
    await expect(inHeader).toBeFocused();
    await inHeader.selectOption('plan');
    await reloaded(page, page.keyboard.press('Control+Enter'));
    await expect(panel(page)).toBeHidden();
    await shows('en', ['about', 'contact', 'home', 'plan'], ['plan']);

    await openFact(page, 'quick links home', /Quick link \d Home$/);
    await reloaded(page, press(page, item.getByRole('button', { name: 'Remove' })));
    await expect(panel(page)).toBeHidden();
    await shows('en', ['about', 'contact', 'plan'], ['plan']);
    await reloaded(page, bar(page).getByLabel('Language').selectOption('Español'));
    await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
    await shows('es', ['about', 'contact', 'plan'], ['plan']);

    const undo = bar(page).getByRole('button', { name: 'Undo' });
    for (const [footer, header] of [
      [['about', 'contact', 'home', 'plan'], ['plan']],
      [['about', 'contact', 'home', 'plan'], []],
      [['about', 'home', 'plan'], []],
    ] as const) {
      await reloaded(page, press(page, undo));
      await shows('es', [...footer], [...header]);
    }
    await press(page, undo);
    await shows('es', ['home', 'about', 'plan'], []);
    expect(server.read('site.yaml')).toBe(before);
  },
);
