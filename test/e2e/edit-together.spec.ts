/** `npm run edit`: changes by others are not overwritten. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../content/git.ts';
import { bar, edit, expect, field, open, panel, save, test, textOf, valueOf } from './edit-fixtures.ts';

const title = 'about:title';

test(
  'others may change texts meanwhile, and none is overwritten',
  { tag: '@all' },
  async ({ page, context, server }) => {
    await edit(page, '/about');
    await open(page, textOf(page, title));
    await field(page, title, 'en').fill('Mine');
    const other = await context.newPage();
    await edit(other, '/about');
    await open(other, textOf(other, 'about:lead'));
    await field(other, 'about:lead', 'en').fill('Theirs');
    await save(other);
    await expect(textOf(page, 'about:lead')).toHaveText('Theirs');
    // So does a fact that is changed by hand.
    server.write('site.yaml', server.read('site.yaml').replace(/^name: .*$/m, 'name: Renamed'));
    await expect(page).toHaveTitle(/Renamed/);
    await expect(page.getByRole('banner')).toContainText('Renamed');
    await expect(field(page, title, 'en')).toHaveValue('Mine');
    server.write('en/about.yaml', server.read('en/about.yaml').replace(/^title: .*$/m, 'title: Theirs'));
    await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(panel(page)).toContainText('The file now has: Theirs');
    await expect(field(page, title, 'en')).toHaveValue('Mine');
    expect(valueOf(server, 'en/about.yaml', 'title')).toBe('Theirs');
    await panel(page).getByRole('button', { name: 'Save mine' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(textOf(other, title)).toHaveText('Mine');
    expect(valueOf(server, 'en/about.yaml', 'lead')).toBe('Theirs');
  },
);

test('an item of a list changed elsewhere is not removed', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/');
  await open(page, textOf(page, 'home:stats.0.label'));
  // Somebody else moves the first statistic to the end.
  for (const file of ['en/home.yaml', 'es/home.yaml'])
    server.write(
      file,
      server.read(file).replace(/(?<=^stats:\n)(?: .*\n)+/m, (list) => {
        const [first = '', ...others] = list.split(/^(?= *- )/m);
        return [...others, first].join('');
      }),
    );
  const moved = server.lines();
  expect(moved.length).toBeGreaterThan(0);
  await panel(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(panel(page)).toContainText('Nothing was overwritten.');
  await expect(panel(page).getByRole('button', { name: 'Save mine' })).toBeHidden();
  expect(server.lines()).toEqual(moved);
  await panel(page).getByRole('button', { name: 'Take the file’s version' }).click();
  await expect(field(page, 'home:stats.0.label', 'en')).toHaveValue(
    String(valueOf(server, 'en/home.yaml', 'stats.0.label')),
  );
});

test(
  'where two people have changed one place, the page asks whose words stay',
  { tag: '@all' },
  async ({ page, server }) => {
    const { copy } = server;
    const [clone, start] = [`${copy}-clone`, git(copy, 'rev-parse', 'HEAD')];
    git(copy, 'clone', '-q', `${copy}-remote`, clone);
    try {
      const file = path.join(clone, 'content/en/about.yaml');
      const theirs = readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: What they say of us');
      writeFileSync(file, theirs.replace(/^lead: .*$/m, 'lead: Theirs'));
      git(clone, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qam', 'Theirs');
      git(clone, 'push', '-q');
      server.write(
        'en/about.yaml',
        server.read('en/about.yaml').replace(/^title: .*$/m, 'title: What I say of us'),
      );
      await edit(page, '/about');
      await bar(page).getByRole('button', { name: 'Publish' }).click();
      const bringIn = panel(page).getByRole('button', { name: 'Bring it in' });
      await bringIn.click();
      const place = panel(page).getByRole('group', { name: 'About · Title' });
      await expect(place.locator('mark')).toHaveText(['I', 'they']);
      await expect(bringIn).toBeDisabled();
      await place.getByRole('radio', { name: 'Keep mine' }).check();
      await bringIn.click();
      await expect(panel(page).locator('.done')).toContainText('Brought in: “', {
        timeout: 60_000,
      });
      expect(valueOf(server, 'en/about.yaml', 'title')).toBe('What I say of us');
      expect(valueOf(server, 'en/about.yaml', 'lead')).toMatch(/^Theirs /);
    } finally {
      git(copy, 'reset', '-q', '--hard', start);
      git(copy, 'push', '-q', '--force', 'origin', 'main');
      rmSync(clone, { recursive: true, force: true });
    }
  },
);
