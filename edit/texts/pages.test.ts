/** Pages by content in the editor: begun, duplicated, and removed with a redirect. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadSite } from '#packages/content/site.ts';
import { eachCopy } from '#test/content/each-copy.ts';
import type { Asked } from '../changes/asked.ts';
import { pathLabel } from '../content/path-label.ts';
import { createActions } from '../server/actions.ts';

const name = 'pages/night-work';
const english = `en/${name}.md`;
const page = `---
# What the search shows.
title: Night work
lead: At night.
description: Who we look for.
quickLink: Careers
---

Text.

[[offices]]
`;

const [copy, actions] = eachCopy((copy) => {
  for (const code of ['en', 'es']) copy.write(`${code}/${name}.md`, page);
  return createActions(copy.root);
});

const save = (edit: Asked, { hashes } = actions.text({ name })) =>
  actions.save({ edits: [edit], hashes, title: '' });
const remove = (locale: 'en' | 'es', to?: string) =>
  save({ do: 'removeText', name, texts: [{ locale, to }] });
const move = (text: string, slug: string) =>
  save({ do: 'moveText', name: text, slug }, actions.text({ name: text }));

test('a duplicate has the texts of the page, with a title of its own, and is not in the footer', () => {
  const { draft } = actions.begin({
    collection: 'pages',
    slug: 'day-work',
    title: 'Day: work',
    locale: 'en',
    from: name,
  });
  const own = { lead: 'At night.', description: 'Who we look for.', body: 'Text.\n\n[[offices]]\n' };
  const titles = { en: 'Day: work', es: '' };
  const copied = Object.entries(titles).flatMap(([locale, title]) =>
    Object.entries({ ...own, title, draft: 'true' }).map(([key, value]) => [
      `pages/day-work:${key}|${locale}`,
      value,
    ]),
  );
  expect(draft).toEqual(Object.fromEntries(copied));
});

test('the parts that a page can show are offered, without those that have nothing to show', () => {
  const labels = actions.text({ name }).blocks.map(({ label }) => label);
  expect(labels.join()).toBe('Chart of the working days,Services,Statistics,Comparison,Offices,Booking');
});

const linking = (to: string) =>
  `[/night-work](${to}) and [*a place*](${to} 'Here'), \`[no](/night-work)\`, [one][1]\n\n[1]: ${to}\n`;
const linkingTo = (to: string) => `${linking(to)}\n[Part](${to}#part)\n`;

test('a page moves in all languages as it is, with what names it, and back', () => {
  copy.above('site.yaml', 'siteUrl', 'menus: {quickLinks: [home, night-work]}');
  copy.writeText(
    'en/insights/linking',
    { until: '2999-01-15', movedTo: '/night-work' },
    linkingTo('/night-work'),
  );
  copy.write(english, page.replaceAll('\n', '\r\n'));
  expect(move(name, 'jobs')).toMatchObject({ state: 'saved' });
  expect(copy.read('moved.yaml')).toBe('/night-work: /jobs\n/es/night-work: /es/jobs\n');
  expect(copy.read('en/insights/linking.md')).toContain(linkingTo('/jobs'));
  expect(copy.read('en/insights/linking.md')).toContain('\nmovedTo: /jobs\n');
  expect(copy.read('en/pages/jobs.md')).toBe(page.replaceAll('\n', '\r\n'));
  expect(loadSite(copy.root).facts.menus?.quickLinks).toEqual(['home', 'jobs']);
  expect([copy.read('es/pages/jobs.md'), existsSync(copy.full(english))]).toEqual([page, false]);
  actions.undo();
  expect(actions.nearest({ address: '/jobs' })).toEqual({ address: '/night-work' });
  actions.redo();
  expect(() => move('pages/jobs', 'services')).toThrow('Choose another name than services');
  move('pages/jobs', 'night-work');
  expect(copy.read('moved.yaml')).toBe('/jobs: /night-work\n/es/jobs: /es/night-work\n');
  const seen = actions.text({ name });
  move(name, 'careers');
  expect(save({ do: 'moveText', name, slug: 'work' }, seen)).toMatchObject({ state: 'changed' });
});

test.each(['Text.\n\n##Slip', 'key: x\n---'])('a page with an old mistake moves, and back: %j', (slip) => {
  copy.write(`es/${name}.md`, page.replace(slip.startsWith('Text') ? 'Text.' : '---\n\n', `${slip}\n\n`));
  expect(move(name, 'jobs')).toMatchObject({ state: 'saved' });
  for (const again of [actions.undo(), actions.redo()]) expect(again).toMatchObject({ state: 'saved' });
});

test('a removed page leads elsewhere, with what led to it', () => {
  copy.write('moved.yaml', '# Since 2025.\n/jobs: /night-work\n/old: /services\n');
  copy.writeText('en/insights/linking', {}, linking('/night-work'));
  expect(remove('en', '/about')).toMatchObject({ state: 'saved' });
  expect(copy.read('en/insights/linking.md')).toContain(linking('/about'));
  expect(copy.read('moved.yaml')).toBe(
    '# Since 2025.\n/jobs: /about\n/old: /services\n/night-work: /about\n',
  );
  expect(pathLabel('moved', ['/night-work'])).toBe('/night-work');
  expect(existsSync(copy.full(english))).toBe(false);
});

test('menus offer pages by content, with their state, and Publish names them', async () => {
  copy.above('site.yaml', 'siteUrl', 'menus: {quickLinks: [home, night-work]}');
  copy.write(`es/${name}.md`, page.replace('lead:', 'draft: true\nlead:'));
  const menu = actions.fields().fields.find(({ path }) => path.join('.') === 'menus.quickLinks.0');
  expect(menu?.options).toEqual(
    expect.arrayContaining([
      { value: 'benefits', label: 'Why Choose Us' },
      { value: 'night-work', label: 'Night work · On the site in English, Draft in Español' },
    ]),
  );
  const { changes } = await actions.review();
  const change = changes.find(({ path }) => path.join('.') === 'menus.quickLinks.1');
  expect(change?.after).toBe('Night work · On the site in English, Draft in Español');
});

const redirects = (text: string) => actions.text({ name: text }).texts[0]?.redirects;

test('the address of a removed text can lead to all that the site has on that day without it', () => {
  copy.writeText('en/insights/only');
  const alone = redirects('insights/only');
  expect(alone?.first).toBe('');
  // Without its only article, the list is gone too.
  expect(alone?.groups[0]?.addresses.filter((each) => each.startsWith('/insights'))).toEqual([]);
  copy.writeText('en/insights/draft', { draft: 'true' });
  copy.writeText('en/insights/ending', { until: '2999-01-15', movedTo: '/night-work' });
  const found = redirects(name);
  expect(found?.first).toBe('/');
  const [own, others] = found?.groups ?? [];
  expect(own?.addresses).toEqual(expect.arrayContaining(['/', '/services', '/insights', '/insights/only']));
  for (const each of ['/night-work', '/insights/draft', '/insights/ending'])
    expect(own?.addresses).not.toContain(each);
  expect(others?.addresses).toContain('/es/night-work');
});

test('a page that no language has any more is in no menu', () => {
  copy.above('site.yaml', 'siteUrl', 'menus: {quickLinks: [night-work], header: [night-work]}');
  const menus = () => loadSite(copy.root).facts.menus;
  expect(remove('en')).toMatchObject({ state: 'saved' });
  expect(menus()?.quickLinks).toEqual(['night-work']);
  expect(remove('es')).toMatchObject({ state: 'saved' });
  expect(menus()).toEqual({});
});
