import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eachCopy } from '#test/content/each-copy.ts';
import { spots } from '#test/content/spots.ts';
import { isthmus } from '#test/sites/sites.ts';
import { currentContent, names } from '../content/content.ts';
import { isAtOrBelow } from '../content/place.ts';
import { additionEdits, nameSlot, newItemIn } from '../page/lists/form-values.ts';
import { slotOf, typedAt } from '../page/saving/draft.ts';
import { createActions } from '../server/actions.ts';
import { allFields } from './fields.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));

const read = (file: string) => parse(copy.read(file)) as Record<string, unknown>;

/**
 * Adds an item by its form, as the page does.
 *
 * @param type what is typed into an empty field, by its path in the item
 */
function add(asked: Parameters<typeof actions.item>[0], name: string, type: (key: string) => string) {
  const item = actions.item(asked);
  const { list, hashes } = item;
  const empty = newItemIn(item, {});
  const draft: Record<string, string> = { [nameSlot]: name };
  for (const field of empty.fields) {
    const isBeside = field.file === list.file && !isAtOrBelow(field.path, list.path);
    const typed = isBeside ? 'Heading' : type(field.path.slice(list.path.length + 1).join('.'));
    for (const { locale, value } of field.values) draft[slotOf(field, locale)] = value || typed;
  }
  const { fields, step } = newItemIn(item, draft);
  // In any order: that of the file is the schema's.
  const added = { fields: fields.toReversed(), step, index: list.index + 1 };
  const edits = additionEdits(list, draft, added);
  return actions.save({ edits, hashes, title: 'Add' });
}

const service = { file: 'services', path: ['blocks'], item: 'app-rescue' };
/** Words for all that a service must have, an icon, and figures. */
function typeService(key: string): string {
  if (/^(?:implementation|roi)\.\d/.test(key)) return key.endsWith('0') ? '3' : '4';
  if (key === 'icon') return 'cost';
  return key.startsWith('next') ? '' : 'New';
}

test('a new service has every key that the build asks for, in its order, and figures of its own', () => {
  expect(add(service, 'data-platforms', typeService)).toMatchObject({ state: 'saved' });
  const { blocks } = read('en/services.yaml') as { blocks: Record<string, object> };
  expect(Object.keys(blocks).join()).toContain('app-rescue,data-platforms,');
  expect(blocks['data-platforms']).toMatchObject({ title: 'New', shortTitle: 'New' });
  expect(read('figures.yaml')).toHaveProperty('services.data-platforms', {
    implementation: [3, 4],
    roi: [3, 4],
  });
});

test('a new item starts with no text of its neighbor, which is an example alone', () => {
  const item = actions.item(service);
  const fields = newItemIn(item, {}).fields.filter(({ kind }) => kind === 'text');
  expect(fields.flatMap(({ values }) => values.map(({ value }) => value)).filter(Boolean)).toEqual([]);
  const description = fields.find(({ path }) => path.at(-1) === 'description');
  const { blocks } = read('en/services.yaml') as { blocks: Record<string, { description: string }> };
  expect(description?.examples?.en).toBe(blocks['app-rescue']?.description);
  const figuresIn = (opened: typeof item) =>
    newItemIn(opened, {}).fields.filter(({ file }) => file === 'figures');
  expect(figuresIn(item)).toHaveLength(4);
  copy.change('figures.yaml', (source) => source.replace(/^  app-rescue:(?:\n {4}.*)+\n/m, ''));
  expect(figuresIn(actions.item(service))).toHaveLength(4);
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
  const { fields, step } = newItemIn(item, draft);
  // What was removed leaves no gap.
  expect(typedAt(draft, fields, { file: 'privacy', locale: 'en', path: ['sections', step] })).toEqual({
    title: '',
    paragraphs: ['+.paragraphs.0', '+.paragraphs.2'],
  });
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
  expect(() => add(service, 'night-watch', typeService)).toThrow('“night-watch” is taken');
});

test('labels are an owner’s words', () => {
  const fields = allFields(currentContent(isthmus));
  const words = fields.map(({ page, label }) => `${page}: ${label}`);
  expect(words.length).toBeGreaterThan(names.length);
  for (const each of words) expect(each).not.toMatch(/\b(?:hash|roi|blocks|items|url|meta)\b/i);
});

function emptyListOf(label: string) {
  const list = actions.fields().emptyLists.find(({ itemLabel }) => itemLabel === label);
  if (!list) throw new Error(`No empty list is of a ${label}`);
  return list;
}

const addFirst = (label: string, name: string, texts: Record<string, string>) =>
  add(emptyListOf(label), name, (key) => texts[key] ?? '');

test('the first profile, person and quote begin their list or file, and the last profile ends it', () => {
  const before = copy.read('site.yaml');
  const { hashes } = actions.words({ spots: spots('site:profiles.LinkedIn') });
  const at = { file: 'site', path: ['profiles', 'LinkedIn'] };
  const removed = [{ do: 'remove' as const, at }];
  const { LinkedIn: address = '' } = read('site.yaml').profiles as Record<string, string>;
  expect(actions.save({ edits: removed, hashes, title: '' })).toMatchObject({ state: 'saved' });
  expect(read('site.yaml')).not.toHaveProperty('profiles');
  expect(addFirst('profile', 'LinkedIn', { '': address })).toMatchObject({ state: 'saved' });
  expect(copy.read('site.yaml')).toBe(before);

  const person = { name: 'Ana', 'role.en': 'Engineer', 'role.es': 'Ingeniera' };
  // Its name is made from its own first text, not from that beside its list.
  const typed = { 'people:title.en|': 'Heading', 'people:people.+.name|': 'Ana' };
  expect(newItemIn(actions.item(emptyListOf('person')), typed).name).toBe('ana');
  expect(addFirst('person', 'ana', person)).toMatchObject({ state: 'saved' });
  expect(read('people.yaml')).toEqual({
    title: { en: 'Heading', es: 'Heading' },
    people: { ana: { name: 'Ana', role: { en: 'Engineer', es: 'Ingeniera' } } },
  });

  const quote = { ...person, 'text.en': 'Good.', company: 'Acme', pages: 'home', permission: '2025-01-15' };
  expect(addFirst('quote', 'acme', quote)).toMatchObject({ state: 'saved' });
  expect(read('quotes.yaml').quotes).toMatchObject({ acme: { pages: ['home'], permission: '2025-01-15' } });
});

test.each(['menus: {quickLinks: [home, plan]}', 'menus: {quickLinks: [home, plan], header: []}'])(
  'a list without items, as in %s, gets its first one',
  (menus) => {
    copy.above('site.yaml', 'siteUrl', menus);
    expect(addFirst('link in the header', '', { '': 'plan' })).toMatchObject({ state: 'saved' });
    expect(read('site.yaml').menus).toEqual({ quickLinks: ['home', 'plan'], header: ['plan'] });
  },
);
