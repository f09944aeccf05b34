import { describe, expect, test } from 'vitest';
import { chooseWords, conditionsIn, invertedSettings } from './conditions.ts';
import { figures } from '#test/sites/meridian.ts';
import { quotedFacts } from './placeholder-values.ts';

const given = { contactEndpoint: 'https://forms.example.org/contact' };
const words = {
  intro: { 'without contactEndpoint': 'By mail', 'with contactEndpoint': 'By form' },
  list: ['Always', { 'with contactEndpoint': 'Only by form' }, 'Last'],
  note: { 'with contactEndpoint': { title: 'A group' } },
};

test('texts can name the currency of the planner’s example', () => {
  const { valuesIn } = quotedFacts({ site: {}, figures: { ...figures, example: { currency: 'NOK' } } });
  expect(valuesIn('es')).toMatchObject({ example: { currency: 'coronas noruegas' } });
});

describe('chooseWords', () => {
  test('keeps the words whose condition holds, and removes the others', () => {
    expect(chooseWords(words, {})).toEqual({
      chosen: { intro: 'By mail', list: ['Always', 'Last'] },
      mistakes: [],
    });
    expect(chooseWords(words, given)).toEqual({
      chosen: { intro: 'By form', list: ['Always', 'Only by form', 'Last'], note: { title: 'A group' } },
      mistakes: [],
    });
  });

  test('treats an empty setting as missing, and keeps an empty text so that it is reported', () => {
    expect(chooseWords({ intro: words.intro, title: null }, { contactEndpoint: null }).chosen).toEqual({
      intro: 'By mail',
      title: null,
    });
    expect(chooseWords({ intro: { 'with contactEndpoint': null } }, given).chosen).toEqual({ intro: null });
  });

  test.each([
    [true, 'Counted'],
    [false, 'Not counted'],
    [undefined, 'Not counted'],
  ])('a switch that is %s: %s', (countVisits, chosen) => {
    const note = { 'with countVisits': 'Counted', 'without countVisits': 'Not counted' };
    expect(chooseWords({ note }, { countVisits }).chosen).toEqual({ note: chosen });
  });

  test('reports an unknown setting, and a key beside conditions', () => {
    const wrong = { list: [{ 'with contactEndpont': 'x', text: 'y' }] };
    expect(chooseWords(wrong, given).mistakes).toEqual([
      {
        path: 'list.0.with contactEndpont',
        reason:
          '"contactEndpont" is not a setting that words depend on; there is contactEndpoint, countVisits, answersWithin, consultationMinutes',
      },
      { path: 'list.0.text', reason: 'cannot stand beside "with …" or "without …"' },
    ]);
  });
});

test('invertedSettings selects the words that the current settings hide', () => {
  expect(chooseWords(words, invertedSettings({}))).toEqual(chooseWords(words, given));
  expect(chooseWords(words, invertedSettings(given))).toEqual(chooseWords(words, {}));
});

test('lists the key paths of conditions', () => {
  expect(conditionsIn(words)).toEqual([
    'intro.without contactEndpoint',
    'intro.with contactEndpoint',
    'list.1.with contactEndpoint',
    'note.with contactEndpoint',
  ]);
});
