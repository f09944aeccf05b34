/** What an owner can do to a site, for the tests of two who do it at once. */
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Asked } from '#edit/changes/asked.ts';
import { pathOf } from '#edit/content/place.ts';
import type { Actions } from '#edit/server/actions.ts';
import { dataNode, isTree, map, valueAt } from '#packages/content/tree.ts';

type Value = string | Value[] | { [key: string]: Value };

export const both = ['en', 'es'];
// Those of facts.
const none = [''];
/** A place in each of some languages. */
const at = (codes: readonly string[], file: string, place: string) =>
  codes.map((locale) => ({ file, locale, path: pathOf(place) }));
type Put = (codes: readonly string[], file: string, place: string, value: Value) => Asked[];
const set: Put = (codes, file, place, value) =>
  at(codes, file, place).map((each) => ({ do: 'set', at: each, value }));
const insert: Put = (codes, file, place, value) =>
  at(codes, file, place).map((each) => ({ do: 'insert', at: each, value }));
const remove = (file: string, place: string): Asked[] => [
  { do: 'remove', at: { file, path: pathOf(place) } },
];

export type Read = (file: string, ...keys: (string | number)[]) => unknown;
export type Row = {
  act: (actions: Actions, root: string) => unknown;
  /** Whether the site has it, by what somebody sees of it. */
  holds: (read: Read) => boolean;
};

const save = (actions: Actions, edits: Asked[]) => actions.save({ edits, hashes: {}, title: 'A change' });
const edits = (all: Asked[], holds: Row['holds']): Row => ({ act: (actions) => save(actions, all), holds });

const hasOffice = (key: string) => (read: Read) =>
  ['site.yaml', 'en/ui.yaml'].every((file) => read(file, 'offices', key) !== undefined);
const not = (holds: Row['holds']) => (read: Read) => !holds(read);

/** A value of the content here, as it would be typed. */
function typedIn(root: string, file: string, ...keys: string[]): Value {
  const data = valueAt(parse(readFileSync(path.join(root, 'content', file), 'utf8')), keys);
  return map(dataNode(data), ({ value }) => (isTree(value) ? value : String(value))) as Value;
}

/** An office that is made like the first one. */
const newOffice = (key: string, name: string): Row => ({
  act(actions, root) {
    const office = (file: string) => typedIn(root, file, 'offices', 'lisbon');
    return save(actions, [
      ...insert(none, 'site', `offices.${key}`, office('site.yaml')),
      ...both.flatMap((code) =>
        insert([code], 'ui', `offices.${key}`, {
          ...(office(`${code}/ui.yaml`) as { [key: string]: Value }),
          name,
        }),
      ),
    ]);
  },
  holds: hasOffice(key),
});

const story = 'app-rescue';
const has =
  (file: string, ...keys: string[]) =>
  (read: Read) =>
    read(file, ...keys) !== undefined;
const is =
  (value: unknown, file: string, ...keys: (string | number)[]) =>
  (read: Read) =>
    String(read(file, ...keys)).includes(String(value));
/** Writes a value, which the site has then. */
const sets = (codes: readonly string[], file: string, place: string, value: string): Row => {
  const name = [codes[0], `${file}.yaml`].filter(Boolean).join('/');
  return edits(set(codes, file, place, value), is(value, name, ...pathOf(place)));
};
/** In the article, which may have moved. */
const wherever = (value: string) => (read: Read) =>
  ['sun', 'shine', 'star'].some((slug) => is(value, `en/insights/${slug}.md`)(read));
const inBoth = (name: string) => (read: Read) => both.every((code) => has(`${code}/${name}.md`)(read));

const movesText = (name: string, slug: string, holds: Row['holds']) =>
  edits([{ do: 'moveText', name, slug }], holds);
/** Takes a text out, whose addresses may lead to another one. */
const removesText = (name: string, to?: string) => {
  const texts = [
    { locale: 'en' as const, to },
    { locale: 'es' as const, to: to && `/es${to}` },
  ];
  return edits([{ do: 'removeText', name, texts }], not(has(`en/${name}.md`)));
};
const addsArticle = (slug: string, holds: Row['holds']) => {
  const text = { title: 'New', description: 'A description.', date: '2026-01-15', body: 'Words.' };
  return edits(set(both, `insights/${slug}`, '', text), holds);
};

/** A service that is made like another, with its figures. */
const newService: Row = {
  act(actions, root) {
    const words = (code: string) => {
      const text = JSON.stringify(typedIn(root, `${code}/services.yaml`, 'blocks', story));
      return JSON.parse(text.replaceAll(story, 'pipes')) as Value;
    };
    return save(actions, [
      ...insert(none, 'figures', 'services.pipes', typedIn(root, 'figures.yaml', 'services', story)),
      ...both.flatMap((code) => insert([code], 'services', 'blocks.pipes', words(code))),
    ]);
  },
  holds: (read) =>
    both.every(
      (code) => has(`${code}/services.yaml`, 'blocks', 'pipes')(read) || !has(`${code}/home.yaml`)(read),
    ),
};

/** Puts a picture into the content, which the dialog of pictures writes, and shows it. */
const shows = (file: string, holds: Row['holds']): Row => ({
  act(actions, root) {
    copyFileSync(path.join(root, 'content/media/old.jpg'), path.join(root, 'content/media', file));
    return save(actions, set(['en'], 'insights/sun', 'picture', { file, alt: 'A plain area.' }));
  },
  holds,
});

const name = (value: string) => ({ en: value, es: value });
/** By what is done. The site has what is named here: see edit/publish/pairs.test.ts. */
export const rows: Record<string, Row> = {
  'change a word in all languages': sets(both, 'home', 'services.title', 'A new B'),
  'change the same word': sets(['en'], 'home', 'services.title', 'Other'),
  'change the word of a translation': sets(['es'], 'home', 'services.title', 'Otro'),
  'take a language out': edits([{ do: 'removeLanguage', code: 'es' }], not(has('es/home.yaml'))),
  'add a language': edits([{ do: 'addLanguage', code: 'de', territory: 'AT' }], has('de/home.yaml')),
  'change an office': sets(none, 'site', 'offices.lisbon.opens', '10:15'),
  'add an office': newOffice('porto', 'Porto'),
  'add another office': newOffice('tokyo', 'Tokyo'),
  'rename an office': edits(set(both, 'ui', 'offices.lisbon.name', 'Faro'), hasOffice('faro')),
  'remove an office': edits(remove('ui', 'offices.lisbon'), not(hasOffice('lisbon'))),
  'change a service': sets(['en'], 'services', `blocks.${story}.title`, 'Rescues'),
  'add a service': newService,
  'remove a service': edits(
    remove('services', 'blocks.night-watch'),
    not(has('en/services.yaml', 'blocks', 'night-watch')),
  ),
  'refer to a service': sets(both, 'home', 'stats.0.value', '{services.night-watch.roi}'),
  'change a person': sets(none, 'people', 'people.ana.role.en', 'Chair'),
  'add a person in an office': edits(
    insert(none, 'people', 'people.eva', { name: 'Eva', role: name('Cook'), office: 'lisbon' }),
    has('people.yaml', 'people', 'eva'),
  ),
  'remove a person': edits(remove('people', 'people.ana'), not(has('people.yaml', 'people', 'ana'))),
  'change a page': edits(set(['en'], 'pages/care', 'lead', 'We care.'), (read) =>
    String(read('en/pages/care.md') ?? read('en/pages/help.md')).includes('We care.'),
  ),
  'move a page': movesText('pages/care', 'help', has('en/pages/help.md')),
  'remove a page': removesText('pages/care'),
  'lead to a page from the footer': edits(insert(none, 'site', 'menus.quickLinks.0', 'care'), (read) =>
    ['care', 'help'].some((each) => is(each, 'site.yaml', 'menus', 'quickLinks')(read)),
  ),
  'add an article': addsArticle('new', inBoth('insights/new')),
  'add an article where another moves': addsArticle('shine', is('title: New', 'en/insights/shine.md')),
  'write an article again': edits(set(['en'], 'insights/sun', 'body', 'Written anew.'), wherever('anew')),
  'move an article': movesText('insights/sun', 'shine', is('title: A title', 'en/insights/shine.md')),
  'move it elsewhere': movesText('insights/sun', 'star', has('en/insights/star.md')),
  'take an article out': removesText('insights/sun', '/insights'),
  'lead to an article': edits(
    set(['en'], 'insights/rain', 'body', 'See [the sun](/insights/sun).'),
    is('the sun', 'en/insights/rain.md'),
  ),
  'change figures': sets(none, 'figures', `services.${story}.roi.1`, '17'),
  'change a figure and its service': sets(none, 'figures', 'services.night-watch.roi.1', '18'),
  'show a picture': shows('new.jpg', wherever('new.jpg')),
  'show the picture of another': edits(
    set(['en'], 'insights/rain', 'picture', { file: 'old.jpg', alt: 'A plain area.' }),
    is('old.jpg', 'en/insights/rain.md'),
  ),
  'take a picture out': {
    act: (_, root) => rmSync(path.join(root, 'content/media/old.jpg')),
    holds: (read) => read('media/old.jpg') === undefined,
  },
};
