import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eachCopy } from '#test/content/each-copy.ts';
import { spots } from '#test/content/spots.ts';
import { dataNode, isGroup, map, withValue, type Path } from '#packages/content/tree.ts';
import { isthmus } from '#test/sites/sites.ts';
import type { Asked } from '../changes/asked.ts';
import type { Typed } from '../changes/typed.ts';
import { currentContent, names } from '../content/content.ts';
import { newItemIn } from '../page/lists/form-values.ts';
import { typedAt, type Draft } from '../page/saving/draft.ts';
import { createActions } from '../server/actions.ts';
import { allFields } from './fields.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));

function valueIn(draft: Draft, item: ReturnType<typeof actions.item>, locale: string): Typed {
  const { fields, step } = newItemIn(item, draft);
  const { file, path } = item.list;
  return typedAt(draft, fields, { file, locale, path: [...path, step] });
}

const read = (file: string) => parse(copy.read(file)) as Record<string, unknown>;

/** Fills in the form of a new item and adds it: every text gets its language. */
function add(name: string, list: (string | number)[], item: string | number, as?: string) {
  const opened = actions.item({ file: name, path: list, item });
  const { list: own, hashes } = opened;
  const insert = (file: string, locale: string, path: Path, value: Typed): Asked => ({
    do: 'insert',
    at: { file, locale, path },
    value,
    index: own.index + 1,
  });
  // In any order: that of the file is the schema's.
  const filled = (locale: string) =>
    map(dataNode(valueIn({}, opened, locale)), ({ path, value }) =>
      isGroup(value)
        ? Object.fromEntries(Object.entries(value).toReversed())
        : value || path[0] === 'next'
          ? value
          : `New ${locale}`,
    ) as Typed;
  const { figures } = newItemIn(opened, {});
  const ownFigures = figures.reduce<unknown>(
    (all, { path }) => withValue(all, path.slice(2), String(Number(path.at(-1)) + 3)),
    {},
  ) as Typed;
  const edits = [
    ...(figures.length > 0 ? [insert('figures', '', ['services', as ?? ''], ownFigures)] : []),
    ...own.locales.map((locale) => insert(name, locale, [...list, as ?? own.index + 1], filled(locale))),
  ];
  return actions.save({ edits, hashes, title: 'Add' });
}

test('a new service has every key that the build asks for, in its order, and figures of its own', () => {
  expect(add('services', ['blocks'], 'app-rescue', 'data-platforms')).toMatchObject({ state: 'saved' });
  const { blocks } = read('en/services.yaml') as { blocks: Record<string, object> };
  expect(Object.keys(blocks).join()).toContain('app-rescue,data-platforms,');
  expect(blocks['data-platforms']).toMatchObject({ title: 'New en', shortTitle: 'New en' });
  expect(read('figures.yaml')).toHaveProperty('services.data-platforms', {
    implementation: [3, 4],
    roi: [3, 4],
  });
});

test('a new item starts with no text of its neighbor, which is an example alone', () => {
  const item = actions.item({ file: 'services', path: ['blocks'], item: 'app-rescue' });
  const fields = newItemIn(item, {}).fields.filter(({ kind }) => kind === 'text');
  expect(fields.flatMap(({ values }) => values.map(({ value }) => value)).filter(Boolean)).toEqual([]);
  const description = fields.find(({ path }) => path.at(-1) === 'description');
  const { blocks } = read('en/services.yaml') as { blocks: Record<string, { description: string }> };
  expect(description?.examples?.en).toBe(blocks['app-rescue']?.description);
  expect(item.figures).toHaveLength(4);
  copy.change('figures.yaml', (source) => source.replace(/^  app-rescue:(?:\n {4}.*)+\n/m, ''));
  expect(actions.item({ file: 'services', path: ['blocks'], item: 'app-rescue' }).figures).toHaveLength(4);
});

test('a new section of a policy asks for a title and a paragraph in every language', () => {
  const item = actions.item({ file: 'privacy', path: ['sections'], item: 0 });
  expect(newItemIn(item, {}).fields.map(({ label }) => label)).toEqual(['Title', 'Paragraph 1']);
  const lists = item.parts.flatMap((part) => ('list' in part ? part.list : []));
  expect(lists.map(({ itemLabel, start }) => [itemLabel, start])).toEqual([
    ['paragraph', 1],
    ['list item', 0],
  ]);
  const typed = ['+.paragraphs.0', '+.paragraphs.2'].map((path) => [`privacy:sections.${path}|en`, path]);
  const draft = { ...Object.fromEntries(typed), 'privacy:sections.+.paragraphs.1.-|': 'gone' };
  // What was removed leaves no gap.
  expect(valueIn(draft, item, 'en')).toEqual({
    title: '',
    paragraphs: ['+.paragraphs.0', '+.paragraphs.2'],
  });
  expect(add('privacy', ['sections'], 0)).toMatchObject({ state: 'saved' });
});

test('the form of a person says what may be left out, and offers the offices by their cities', () => {
  const people = readFileSync('test/sites/meridian/proof/people.yaml', 'utf8').replace(/ +portrait.*\n/, '');
  copy.write('people.yaml', people);
  const item = actions.item({ file: 'people', path: ['people'], item: 'ana-mora' });
  const optional = newItemIn(item, {}).fields.filter((field) => field.optional);
  expect(optional.map(({ label }) => label)).toEqual(['Office', 'Portrait']);
  expect(optional[0]?.options).toEqual([
    { value: 'lisbon', label: 'Lisbon, Portugal' },
    { value: 'denver', label: 'Denver, CO' },
  ]);
});

test('a name that is taken is refused in one sentence', () => {
  expect(() => add('services', ['blocks'], 'night-watch', 'night-watch')).toThrow('“night-watch” is taken');
});

test('labels are an owner’s words', () => {
  const fields = allFields(currentContent(isthmus));
  const words = fields.map(({ page, label }) => `${page}: ${label}`);
  expect(words.length).toBeGreaterThan(names.length);
  for (const each of words) expect(each).not.toMatch(/\b(?:hash|roi|blocks|items|url|meta)\b/i);
});

function addFirst(label: string, as: string | undefined, texts: Record<string, string>) {
  const list = actions.fields().emptyLists.find(({ itemLabel }) => itemLabel === label);
  expect(list).toBeDefined();
  const { file = '', path = [], item: neighbor = '', index = 0 } = list ?? {};
  const opened = actions.item({ file, path, item: neighbor });
  const { beside, hashes } = opened;
  const value = map(
    dataNode(valueIn({}, opened, '')),
    ({ path: own, value }) => texts[own.join('.')] ?? value,
  ) as Typed;
  const at = (path: Path) => ({ file, locale: '', path });
  const headings = beside.map((field): Asked => ({ do: 'set', at: at(field.path), value: 'Heading' }));
  const item: Asked = {
    do: 'insert',
    at: at([...path, as ?? index + 1]),
    value,
    ...(as && { index: index + 1 }),
  };
  return actions.save({ edits: [...headings, item], hashes, title: 'Add' });
}

test('the first profile, person and quote begin their list or file, and the last profile ends it', () => {
  const before = copy.read('site.yaml');
  const { hashes } = actions.open({ spots: spots('site:profiles.LinkedIn') });
  const at = { file: 'site', locale: '', path: ['profiles', 'LinkedIn'] };
  const removed = [{ do: 'remove' as const, at }];
  const { LinkedIn: address = '' } = read('site.yaml').profiles as Record<string, string>;
  expect(actions.save({ edits: removed, hashes, title: '' })).toMatchObject({ state: 'saved' });
  expect(read('site.yaml')).not.toHaveProperty('profiles');
  expect(addFirst('profile', 'LinkedIn', { '': address })).toMatchObject({ state: 'saved' });
  expect(copy.read('site.yaml')).toBe(before);

  const person = { name: 'Ana', 'role.en': 'Engineer', 'role.es': 'Ingeniera' };
  expect(addFirst('person', 'ana', person)).toMatchObject({ state: 'saved' });
  expect(read('people.yaml')).toEqual({
    title: { en: 'Heading', es: 'Heading' },
    people: { ana: { name: 'Ana', role: { en: 'Engineer', es: 'Ingeniera' } } },
  });
  expect(actions.undo()).toMatchObject({ state: 'saved', files: ['people.yaml'] });
  expect(() => read('people.yaml')).toThrow(/ENOENT/);

  const quote = { ...person, 'text.en': 'Good.', company: 'Acme', permission: '2025-01-15' };
  expect(addFirst('quote', 'acme', quote)).toMatchObject({ state: 'saved' });
  expect(read('quotes.yaml').quotes).toMatchObject({ acme: { pages: ['home'], permission: '2025-01-15' } });
});

test.each(['menus: {quickLinks: [home, plan]}', 'menus: {quickLinks: [home, plan], header: []}'])(
  'a list without items, as in %s, gets its first one',
  (menus) => {
    copy.above('site.yaml', 'siteUrl', menus);
    expect(addFirst('link in the header', undefined, { '': 'plan' })).toMatchObject({ state: 'saved' });
    expect(read('site.yaml').menus).toEqual({ quickLinks: ['home', 'plan'], header: ['plan'] });
  },
);
