import { describe, expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { currentSource, loadSite } from '../site.ts';
import { dataNode } from '../tree.ts';
import { chooseWords, conditionMistakes, givenIn } from './conditions.ts';

const [copy] = eachCopy();

const endpoint = 'contactEndpoint: https://forms.example.org/contact';
const given = { contactEndpoint: 'https://forms.example.org/contact' };
const words = {
  intro: { 'without contactEndpoint': 'By mail', 'with contactEndpoint': 'By form' },
  list: ['Always', { 'with contactEndpoint': 'Only by form' }, 'Last'],
  note: { 'with contactEndpoint': { title: 'A group' } },
};
const choose = (value: unknown, site: object) => chooseWords(dataNode(value), givenIn(site));

test('texts can name the currency of the planner’s example', () => {
  copy.above('figures.yaml', 'example.zone', 'currency: NOK');
  copy.put('es/about.yaml', 'title', "'{example.currency}'");
  expect(loadSite(copy.root).languages.es.words.about.title).toBe('coronas noruegas');
});

describe('chooseWords', () => {
  test('keeps the words whose condition holds, and removes the others', () => {
    expect(choose(words, {})).toEqual({ intro: 'By mail', list: ['Always', 'Last'] });
    expect(choose(words, given)).toEqual({
      intro: 'By form',
      list: ['Always', 'Only by form', 'Last'],
      note: { title: 'A group' },
    });
  });

  test('treats an empty setting as missing, and keeps an empty text so that it is reported', () => {
    expect(choose({ intro: words.intro, title: null }, { contactEndpoint: null })).toEqual({
      intro: 'By mail',
      title: null,
    });
    expect(choose({ intro: { 'with contactEndpoint': null } }, given)).toEqual({ intro: null });
  });

  test.each([
    [true, 'Counted'],
    [false, 'Not counted'],
  ])('a switch that is %s: %s', (countVisits, chosen) => {
    const note = { 'with countVisits': 'Counted', 'without countVisits': 'Not counted' };
    expect(choose({ note }, { countVisits })).toEqual({ note: chosen });
  });
});

test('reports an unknown setting, and a key beside conditions', () => {
  const wrong = { list: [{ 'with contactEndpont': 'x', text: 'y' }] };
  expect(conditionMistakes(dataNode(wrong))).toEqual([
    {
      path: 'list.0.with contactEndpont',
      reason:
        '"contactEndpont" is not a setting that words depend on; there is contactEndpoint, countVisits, answersWithin, consultationMinutes',
    },
    { path: 'list.0.text', reason: 'cannot stand beside "with …" or "without …"' },
  ]);
});

// Whether or not the setting is given: a change of it reveals no mistake.
test.each([
  ['with', 'siteUrl'],
  ['without', endpoint],
])('checks words %s a setting that hides them', (word, setting) => {
  if (setting === endpoint) copy.above('site.yaml', 'siteUrl', endpoint);
  const put = (text: string) =>
    copy.put('en/contact.yaml', `form.intro.${word} contactEndpoint`, `'${text}'`);
  const found = () =>
    currentSource(copy.root).mistakes.map(({ file, path, reason }) => [file, path, reason].join(' '));
  put('Long enough. '.repeat(20));
  expect(found()).toEqual([expect.stringMatching(/contact\.yaml form\.intro must have at most 220/)]);
  put('Of {claims.nothing}');
  expect(found()).toEqual([expect.stringContaining('form.intro {claims.nothing} is none of the facts')]);
});

test('only words below its condition can quote a setting', () => {
  copy.above('site.yaml', 'siteUrl', endpoint);
  copy.put('en/about.yaml', 'title', "'{contactHost}'");
  copy.writeText('en/insights/one', {}, 'To {contactHost}.');
  const reason =
    '{contactHost} may be missing in content/site.yaml: only words below "with contactEndpoint" can quote it';
  expect(currentSource(copy.root).mistakes).toMatchObject([
    { file: 'content/en/about.yaml', path: 'title', reason },
    { file: 'content/en/insights/one.md', line: 7, reason },
  ]);
});
