/** Typical mistakes in texts, and in what they show. */
import { above, article, both, portrait, proof, put, write, type Edit, type Row } from './mistake-rows.ts';

// photo-files.test.ts has other pictures that are refused.
// oxfmt-ignore
const pictures: Row[] = [
  ['a missing picture', portrait('gone.jpg'), 'people.yaml: people.ana-mora.portrait: gone.jpg is not in content/media'],
  ['a picture without words', article('', '![](gone.jpg)'), 'en/insights/one.md: line 7: ![](gone.jpg) needs alternative text between [ and ]: what it shows, in a sentence'],
  ['a picture within a text', article('', 'Look: ![A bridge](gone.jpg)'), 'en/insights/one.md: line 7: a picture stands in a paragraph of its own'],
  ['a picture by reference', article('', '![A bridge][bridge]\n\n[bridge]: https://example.com/'), 'en/insights/one.md: line 7: a picture is written ![what it shows](its-name.jpg), in one place'],
];

// oxfmt-ignore
const people: Row[] = [
  ['a role in one language', proof('people.yaml', put('people.yaml', 'people.ana-mora.role', '{ en: Owner }')), 'people.yaml: people.ana-mora.role.es: is missing'],
  ['an unknown office', proof('people.yaml', above('people.yaml', 'people.ana-mora.name', 'office: nowhere')), 'people.yaml: people.ana-mora.office: site.yaml has no office nowhere'],
  ['an unknown author', both(proof('people.yaml', () => {}), article('author: nobody\n')), 'en/insights/one.md: author: people.yaml has no people.nobody'],
  ['a placeholder as a name', proof('people.yaml', put('people.yaml', 'people.ana-mora.name', "'{name}'")), 'people.yaml: people.ana-mora.name: has a placeholder, and none is filled in here'],
];

// generate/discovery/odd-articles.test.ts has more of what a text must not have.
// oxfmt-ignore
const articles: Row[] = [
  ['the chart within a text', article('', 'The chart {chart.sharedDay}.'), 'en/insights/one.md: line 7: {chart.sharedDay} stands in a paragraph of its own'],
  ['a box', article('', '- [ ] box'), 'en/insights/one.md: line 7: texts have no boxes'],
  ['an unknown topic', article('topics: [unknown]\n'), 'en/insights/one.md: topics: insights.yaml has no topics.unknown'],
  ['an unknown service', article('services: [unknown]\n'), 'en/insights/one.md: services: services.yaml has no blocks.unknown'],
  ['a picture that is gone', article('picture: { file: gone.jpg, alt: A bridge }\n'), 'en/insights/one.md: picture.file: gone.jpg is not in content/media'],
  ['a picture that nothing describes', article('picture: { file: gone.jpg }\n'), 'en/insights/one.md: picture.alt: is missing'],
];

/** Two articles, of which the first leads to the second. */
const linked =
  (one: Record<string, string>, other: Record<string, string>): Edit =>
  (content) => {
    content.writeText('en/insights/one', one, 'To [the other](/insights/other).');
    content.writeText('en/insights/other', other);
  };

// oxfmt-ignore
const links: Row[] = [
  ['a setting in an article', article('', 'To {contactHost}.'), 'en/insights/one.md: line 7: {contactHost} may be missing in content/site.yaml'],
  ['a link to a draft', linked({}, { draft: 'true' }), 'en/insights/one.md: line 7: /insights/other is a draft'],
  ['a link to a later text', linked({}, { date: '2999-12-03' }), 'en/insights/one.md: line 7: /insights/other is held back until 3 December 2999'],
  // A timed build would find nothing to link to.
  ['a link to a draft, from a later text', linked({ date: '2999-12-03' }, { draft: 'true' }), 'en/insights/one.md: line 7: /insights/other is a draft'],
  ['a link to a text that ends', linked({}, { until: '2999-12-03' }), 'en/insights/one.md: line 7: /insights/other is on the site until 3 December 2999'],
  ['an address that leads back to itself', linked({ until: '2999-11-26', movedTo: '/insights/other' }, { until: '2999-12-24', movedTo: '/insights/one' }), 'en/insights/one.md: movedTo: /insights/other leads back here'],
  ['an address that leads to a list of nothing', linked({ until: '2999-11-26', movedTo: '/insights' }, { until: '2999-11-26' }), 'en/insights/one.md: movedTo: /insights lists nothing on 27 November 2999'],
];

const page = (body: string, slug = 'one', keys = '') =>
  write(
    `en/pages/${slug}.md`,
    `---\ntitle: A title\nlead: A lead.\ndescription: A description.\n${keys}---\n\n${body}\n`,
  );

// oxfmt-ignore
const pages: Row[] = [
  ['a block within a text', page('Text [[offices]].'), 'en/pages/one.md: line 7: [[offices]] stands in a paragraph of its own'],
  ['an unknown block', page('[[ofices]]'), 'en/pages/one.md: line 7: [[ofices]] is no block: write one of services, '],
  ['a block twice', page('[[offices]]\n\nText.\n\n[[offices]]'), 'en/pages/one.md: line 11: [[offices]] stands on a page once'],
  ['a block with nothing to show', page('[[people]]'), 'en/pages/one.md: line 7: [[people]] needs a person in people.yaml'],
  ...['services', 'es', 'insights', 'assets'].map((name): Row =>
    [`a page with the address of ${name}`, page('Text.', name), `en/pages/${name}.md: its name is part of its address: choose another name than ${name}`]),
  ['a page with a day of its last change', page('Text.', 'one', 'updated: 2026-01-15\n'), 'en/pages/one.md: updated: does not belong here'],
  ['a link to a page of another language', both(page('Text.', 'there'), write('es/pages/here.md', '---\ntitle: A\nlead: B\ndescription: C\n---\n\n[There](/es/there).\n')), 'es/pages/here.md: line 7: /es/there is not an address of this site'],
  ['a question without an address', page('Text.', 'one', 'questions: { title: A, items: { B!: { question: C, answer: [D] } } }\n'), 'en/pages/one.md: questions.items.B!: …'],
];

const moved = (text: string) => write('moved.yaml', text);
// oxfmt-ignore
const redirects: Row[] = [
  ['an old address that is one now', moved('/about.html: /services'), 'moved.yaml: /about.html: is an address of this site'],
  ['an old address that the site keeps', moved('/es/404.html: /about'), 'moved.yaml: /es/404.html: is an address that the site keeps'],
  ['two names of an old address', moved('/old/: /about\n/old.html: /services'), 'moved.yaml: /old.html: is another name of /old/, which leads to /about'],
  ['an old address that leads nowhere', moved('/jobs: /nowhere'), 'moved.yaml: /jobs: /nowhere is not an address of this site'],
  ['an old address that leads to another', moved('/one: /two\n/two: /about'), 'moved.yaml: /one: leads to /two, which has moved itself'],
  ['an old address that leads to a draft', both(page('Text.', 'late', 'draft: true\n'), moved('/jobs: /late')), 'moved.yaml: /jobs: /late is a draft'],
  ['an old address with a quote', moved("'/jobs\"; x': /about"), 'moved.yaml: …is no address of this site: write a path'],
  ['an old address that leads to another site', moved('/jobs: https://www.example.com/about'), 'moved.yaml: /jobs: leads to https://www.example.com/about: write an address of this site'],
  ['an inherited key', moved('__proto__: /about'), 'moved.yaml: …__proto__ cannot be a key'],
  ['a list of old addresses', moved('- /jobs'), 'moved.yaml: must be a group of values with names'],
];

// oxfmt-ignore
const quotes: Row[] = [
  ['no permission', proof('quotes.yaml', put('quotes.yaml', 'quotes.oldest.permission', 'yes')), 'quotes.yaml: quotes.oldest.permission: must be the date on which the person agreed to be quoted, as in 2026-01-15'],
  ['a quote without a text', proof('quotes.yaml', put('quotes.yaml', 'quotes.oldest.text', '{}')), 'quotes.yaml: quotes.oldest.text: must have a text in one language at least'],
];

const matter = {
  client: 'a retailer in Texas',
  sector: 'toys',
  duration: '3 weeks',
  services: '[night-watch]',
};
const story =
  (keys: Record<string, string | undefined> = {}): Edit =>
  (content) =>
    content.writeText('en/stories/one', { ...matter, ...keys });
const storyFigures = (raw: string) => above('figures.yaml', 'savings', `stories: ${raw}`);

// oxfmt-ignore
const stories: Row[] = [
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

export const textRows = { pictures, people, quotes, articles, links, pages, redirects, stories };
