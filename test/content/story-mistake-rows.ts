/** Typical mistakes in client stories: see mistake-rows.ts. */
import { above, both, proof, write, type Row } from './mistake-edits.ts';

/** Adds a client story with changed keys in its front matter; undefined keys are left out. */
const story = (keys: Record<string, string | undefined> = {}, text = 'Some words.', name = 'one') => {
  const matter = {
    title: 'A title',
    description: 'A description.',
    date: '2026-01-15',
    client: 'a retailer in Texas',
    sector: 'toys',
    duration: '3 weeks',
    services: '[night-watch]',
    ...keys,
  };
  const lines = Object.entries(matter).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []));
  return write(`en/stories/${name}.md`, ['---', ...lines, '---', '', text, ''].join('\n'));
};
const storyFigures = (raw: string) => above('figures.yaml', 'savings', `stories: ${raw}`);

// oxfmt-ignore
export const stories: Row[] = [
  ['a story without a client', story({ client: undefined }), 'en/stories/one.md: client: is missing'],
  ['a story about an unknown service', story({ services: '[rockets]' }), 'en/stories/one.md: services: services.yaml has no service rockets'],
  ['a story that ends before its date', story({ until: '2026-01-14' }), 'en/stories/one.md: until: must not be before date'],
  ['a story updated on a day to come', story({ updated: '2999-01-15' }), 'en/stories/one.md: updated: is in the future, and the site would show it from now on: write it on that day'],
  ['a story that moves on no day', story({ movedTo: '/services' }), 'en/stories/one.md: movedTo: needs until, the last day before the address leads there'],
  ['a story that moves to no address', story({ until: '2999-01-15', movedTo: '/nowhere' }), 'en/stories/one.md: movedTo: /nowhere is not an address of this site in this language'],
  ['a story updated before its date', story({ updated: '2025-01-01' }), 'en/stories/one.md: updated: must not be before date'],
  ['a figure of a story that is not in figures.yaml', story({ figures: "{ days: { label: Days, value: '[figure]' } }" }), 'en/stories/one.md: figures.days: figures.yaml has no stories.one.days'],
  ['a figure of a story without its slot', story({ figures: '{ days: { label: Days, value: days } }' }), 'en/stories/one.md: figures.days.value: [figure] is missing; this text takes [figure]'],
  ['five figures of a story', story({ figures: `{ ${['a', 'b', 'c', 'd', 'e'].map((key) => `${key}: { label: x, value: '[figure]' }`).join(', ')} }` }), 'en/stories/one.md: figures: must be a group of 0 to 4 items, and has 5: more would hide the text below them'],
  ['an unknown quote', story({ quote: 'first' }), 'en/stories/one.md: quote: quotes.yaml has no quote first for stories in this language'],
  ['a quote that is not for stories', both(proof('quotes.yaml', () => {}), story({ quote: 'oldest' })), 'en/stories/one.md: quote: quotes.yaml has no quote oldest for stories in this language'],
  ['a story without front matter', write('en/stories/one.md', 'Words.'), 'en/stories/one.md: line 1: the file begins with a line of ---, its keys, and another line of ---'],
  ['figures of an unknown story', storyFigures('{ gone: { days: { before: 2, after: 1 } } }'), 'figures.yaml: stories.gone: no client story has this name'],
  ['half a figure of a story', both(story(), storyFigures('{ one: { days: { before: 2 } } }')), 'figures.yaml: stories.one.days.after: is missing'],
  ['a figure of a story with its unit', both(story(), storyFigures('{ one: { days: { before: 2 days, after: 1 } } }')), 'figures.yaml: stories.one.days.before: must be a number, without quotes, units or other signs'],
];
