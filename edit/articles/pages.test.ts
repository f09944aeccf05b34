/** Pages by content in the editor: begun, duplicated, and removed with a redirect. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadSite } from '#generate/content/site.ts';
import { eachCopy } from '#test/content/each-copy.ts';
import { createActions } from '../server/actions.ts';
import { requests } from '../server/requests.ts';

const name = 'pages/night-work';
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
  for (const code of ['en', 'es']) {
    mkdirSync(copy.full(`${code}/pages`));
    writeFileSync(copy.full(`${code}/${name}.md`), page);
  }
  return createActions(copy.root);
});

const moved = () => readFileSync(copy.full('moved.yaml'), 'utf8');

/** Removes the English page, and leads its address elsewhere. */
function remove(to: string) {
  const { hashes } = actions.article({ name });
  const changes = [
    { do: 'write' as const, locale: 'en' as const, name },
    { do: 'moveAddress' as const, from: '/night-work', to },
  ];
  return actions.save(requests.save.parse({ changes, hashes, title: 'Remove' }));
}

const begin = (slug: string) => actions.begin({ collection: 'pages', slug, title: 'x' });

test('a new page starts with its own required keys', () => {
  const { text } = actions.begin({ collection: 'pages', slug: 'partners', title: 'Partners' });
  expect(text).toBe(`---\ntitle: Partners\nlead: ''\ndescription: ''\n---\n\n`);
});

test('the address of another page of the site is refused', () => {
  expect(() => begin('services')).toThrow('Choose another name than services');
  expect(() => begin('night-work')).toThrow('A page has this address already.');
});

test('a duplicate has the texts of the page, with a title of its own, and is not in the footer', () => {
  const { copies } = actions.begin({
    collection: 'pages',
    slug: 'day-work',
    title: 'Day: work',
    from: { name, locale: 'en' },
  });
  const own = page.replace('quickLink: Careers\n', '');
  expect(copies.en).toBe(own.replace('title: Night work', "title: 'Day: work'"));
  expect(copies.es).toBe(own.replace('title: Night work', "title: ''"));
});

test('a removed page leads elsewhere, and comes back with Undo', () => {
  expect(remove('/about')).toMatchObject({ state: 'saved' });
  expect(moved()).toBe('/night-work: /about\n');
  expect(existsSync(copy.full(`en/${name}.md`))).toBe(false);
  expect(actions.undo()).toMatchObject({ state: 'saved' });
  expect(existsSync(copy.full('moved.yaml'))).toBe(false);
  expect(readFileSync(copy.full(`en/${name}.md`), 'utf8')).toBe(page);
});

test('what led to a removed page leads to its new address too, and the rest of the file stays', () => {
  writeFileSync(copy.full('moved.yaml'), '# Since 2025.\n/jobs: /night-work\n/old: /services\n');
  expect(remove('/about')).toMatchObject({ state: 'saved' });
  expect(moved()).toBe('# Since 2025.\n/jobs: /about\n/old: /services\n/night-work: /about\n');
});

test('a redirect to nowhere is refused, and nothing is written', () => {
  expect(remove('/nowhere')).toMatchObject({
    state: 'refused',
    problems: [{ file: 'moved.yaml', key: '/night-work' }],
  });
  expect(existsSync(copy.full(`en/${name}.md`))).toBe(true);
});

test('menus offer pages by content, with their state, and Publish names them', async () => {
  copy.above('site.yaml', 'siteUrl', 'menus: {quickLinks: [home, night-work]}');
  writeFileSync(copy.full(`es/${name}.md`), page.replace('lead:', 'draft: true\nlead:'));
  const menu = actions.fields().fields.find(({ key }) => key === 'site:menus.quickLinks.0');
  expect(menu?.options).toEqual(
    expect.arrayContaining([
      { value: 'benefits', label: 'Why Choose Us' },
      { value: 'night-work', label: 'Night work · Draft in Español' },
    ]),
  );
  const { changes } = await actions.review();
  const change = changes.find(({ key }) => key === 'site:menus.quickLinks.1');
  expect(change?.after).toBe('Night work · Draft in Español');
});

const groups = (text: string) => actions.article({ name: text }).texts[0]?.redirects;

test('the address of a removed text can lead to all that the site has on that day without it', () => {
  mkdirSync(copy.full('en/insights'));
  const article = (slug: string, keys = '') => {
    const matter = `title: ${slug}\ndescription: What it says.\ndate: 2026-01-15\n${keys}`;
    writeFileSync(copy.full(`en/insights/${slug}.md`), `---\n${matter}---\n\nText.\n`);
  };
  article('only');
  const alone = groups('insights/only');
  expect(alone?.first).toBe('');
  // Without its only article, the list is gone too.
  expect(alone?.groups[0]?.addresses.filter((each) => each.startsWith('/insights'))).toEqual([]);
  article('draft', 'draft: true\n');
  article('ending', 'until: 2999-01-15\nmovedTo: /night-work\n');
  const found = groups(name);
  expect(found?.first).toBe('/');
  const [own, others] = found?.groups ?? [];
  expect(own?.addresses).toEqual(expect.arrayContaining(['/', '/services', '/insights', '/insights/only']));
  expect(own?.addresses).not.toContain('/night-work');
  expect(own?.addresses).not.toContain('/insights/draft');
  expect(own?.addresses).not.toContain('/insights/ending');
  expect(others?.addresses).toContain('/es/night-work');
});

test('a removed article leads elsewhere', () => {
  mkdirSync(copy.full('en/insights'));
  const text = '---\ntitle: One\ndescription: One.\ndate: 2026-01-15\n---\n\nText.\n';
  writeFileSync(copy.full('en/insights/one.md'), text);
  const { hashes } = actions.article({ name: 'insights/one' });
  const changes = [
    { do: 'write' as const, locale: 'en' as const, name: 'insights/one' },
    { do: 'moveAddress' as const, from: '/insights/one', to: '/night-work' },
  ];
  expect(actions.save(requests.save.parse({ changes, hashes, title: 'Remove' }))).toMatchObject({
    state: 'saved',
  });
  expect(moved()).toBe('/insights/one: /night-work\n');
});

test('a page that no language has any more is in no menu', () => {
  copy.above('site.yaml', 'siteUrl', 'menus: {quickLinks: [home, night-work], header: [night-work]}');
  const { hashes } = actions.article({ name });
  const write = (locale: 'en' | 'es') => ({ do: 'write' as const, locale, name });
  const saved = (...languages: ('en' | 'es')[]) =>
    actions.save(requests.save.parse({ changes: languages.map(write), hashes, title: 'Remove' }));
  const menus = () => loadSite(copy.root).facts.menus;
  expect(saved('en')).toMatchObject({ state: 'saved' });
  expect(menus()?.quickLinks).toEqual(['home', 'night-work']);
  expect(saved('es')).toMatchObject({ state: 'saved' });
  expect(menus()).toEqual({ quickLinks: ['home'], header: [] });
});
