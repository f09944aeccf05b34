/** Typical mistakes in client stories: see mistake-rows.ts. */
import { above, both, proof, type Edit, type Row } from './mistake-edits.ts';

const matter = {
  client: 'a retailer in Texas',
  sector: 'toys',
  duration: '3 weeks',
  services: '[night-watch]',
};
/** Adds a client story with these keys in its front matter; undefined ones are left out. */
const story =
  (keys: Record<string, string | undefined> = {}): Edit =>
  (content) =>
    content.writeText('en/stories/one', { ...matter, ...keys });
const storyFigures = (raw: string) => above('figures.yaml', 'savings', `stories: ${raw}`);

// oxfmt-ignore
export const stories: Row[] = [
  ['a story that ends before its date', story({ until: '2026-01-14' }), 'en/stories/one.md: until: must not be before date'],
  ['a story updated on a day to come', story({ updated: '2999-01-15' }), 'en/stories/one.md: updated: is in the future, and the site would show it from now on: write it on that day'],
  ['a story that moves on no day', story({ movedTo: '/services' }), 'en/stories/one.md: movedTo: needs until, the last day before the address leads there'],
  ['a story that moves to no address', story({ until: '2999-01-15', movedTo: '/nowhere' }), 'en/stories/one.md: movedTo: /nowhere is not an address of this site in this language'],
  ['a story updated before its date', story({ updated: '2025-01-01' }), 'en/stories/one.md: updated: must not be before date'],
  ['a figure of a story that is not in figures.yaml', story({ figures: "{ days: { label: Days, value: '[figure]' } }" }), 'en/stories/one.md: figures.days: figures.yaml has no stories.one.days'],
  ['a figure of a story without its slot', story({ figures: '{ days: { label: Days, value: days } }' }), 'en/stories/one.md: figures.days.value: [figure] is missing; this text takes [figure]'],
  ['five figures of a story', story({ figures: `{ ${['a', 'b', 'c', 'd', 'e'].map((key) => `${key}: { label: x, value: '[figure]' }`).join(', ')} }` }), 'en/stories/one.md: figures: must be a group of 0 to 4 items, and has 5: more would hide the text below them'],
  ['a quote that is not for stories', both(proof('quotes.yaml', () => {}), story({ quote: 'oldest' })), 'en/stories/one.md: quote: quotes.yaml has no quote oldest for stories in this language'],
  ['figures of an unknown story', storyFigures('{ gone: { days: { before: 2, after: 1 } } }'), 'figures.yaml: stories.gone: no client story has this name'],
];
