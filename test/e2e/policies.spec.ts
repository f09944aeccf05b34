import { site, ui, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

// The topic of each section in docs/specification.md, in order.
const subjects = {
  privacy: [/information collected/i, /use/i, /sharing/i, /security/i, /cookies/i, /rights/i, /contact/i],
  terms: [
    /acceptance/i,
    /services description/i,
    /user responsibilities/i,
    /intellectual property/i,
    /limitation of liability/i,
    /service availability/i,
    /confidentiality/i,
    /termination/i,
    /changes to terms/i,
    /contact information/i,
  ],
} as const;

for (const name of ['privacy', 'terms'] as const) {
  const policy = words(name);

  test(
    `${name} has the sections and the date of docs/specification.md`,
    { tag: '@all' },
    async ({ page }) => {
      await page.goto(`/${name}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: policy.title })).toBeVisible();
      await expect(main.getByText(/last updated August 2025/i)).toBeVisible();

      const sections = main.getByRole('region');
      await expect(sections).toHaveCount(subjects[name].length);
      for (const [index, subject] of subjects[name].entries()) {
        const { title, paragraphs, list = [] } = policy.sections[index] ?? { title: '', paragraphs: [] };
        const section = sections.nth(index);
        await expect(section).toHaveAccessibleName(subject);
        await expect(section.getByRole('heading', { level: 2 })).toHaveText(title);
        await expect(section.getByRole('paragraph')).toHaveText(paragraphs);
        await expect(section.getByRole('listitem')).toHaveText(list);
      }
    },
  );

  test(`the index of ${name} lists every section`, { tag: '@all' }, async ({ page }) => {
    await page.goto(`/${name}`);
    const links = page.getByRole('main').getByRole('navigation', { name: policy.index }).getByRole('link');
    await expect(links).toHaveText(policy.sections.map(({ title }) => title));
    const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash));
    for (const [index, hash] of hrefs.entries()) {
      await expect(page.locator(hash)).toHaveAccessibleName(policy.sections[index]?.title ?? '');
    }
  });

  test(`the e-mail address in ${name} is a link`, { tag: '@all' }, async ({ page }) => {
    await page.goto(`/${name}`);
    const link = page.getByRole('main').getByRole('link', { name: site.email }).first();
    await expect(link).toHaveAttribute('href', `mailto:${site.email}`);
  });
}

test('as the privacy policy states, the site stores and sends nothing', async ({
  page,
  context,
  openNavigation,
  idle,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.postData()) sent.push(`${request.method()} ${request.url()}`);
  });
  await visit(page, '/');
  for (const name of [ui.navigation.about, ui.navigation.services, ui.getStarted]) {
    await (await openNavigation()).getByRole('link', { name, exact: true }).click();
    await expect(page.locator('h1')).toBeFocused();
  }
  await idle();
  expect(sent).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // Scroll positions and navigation, as the policy states; the router stores both.
  for (const key of await page.evaluate(() => Object.keys(sessionStorage))) expect(key).toMatch(/router/);
});

test('the site keeps on the device what the privacy policy lists, and nothing else', async ({
  page,
  context,
  idle,
}) => {
  await visit(page, '/contact');
  await page.getByRole('textbox', { name: words('contact').form.fields.message }).fill('Hello');
  await page.getByRole('radio', { name: ui.display.dark }).check();
  await page.getByRole('button', { name: ui.display.pauseMotion }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/contact');
  await idle();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept).toEqual(expect.arrayContaining(['language', 'motion', 'theme', 'contact-draft']));
  // One for each entry of the list under "Cookies", in its order.
  const kinds = [/^(language|motion|theme)$/, /^contact-draft$/, /router/, /^chunk-recovery$/];
  for (const key of kept)
    expect(
      kinds.filter((kind) => kind.test(key)),
      key,
    ).toHaveLength(1);
  const cookies = words('privacy').sections.find(({ title }) => subjects.privacy[4].test(title));
  expect(cookies?.list).toHaveLength(kinds.length);
  expect(await context.cookies()).toEqual([]);
});
