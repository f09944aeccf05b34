import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { createActions } from '../server/actions.ts';
import { differing, type Draft } from '../page/saving/draft.ts';
import { fieldsOf, itemsOf, goneSlot, newItem, withoutItem } from '../page/lists/form-values.ts';
import { changesOf, fieldIn, typedOf } from '../page/texts/text-draft.ts';

const name = 'pages/night-work';
const file = `en/${name}.md`;
const page = `---
title: Night work
lead: At night.
description: Who we look for.
questions:
  title: Questions
  items:
    why:
      question: Why at night?
      answer:
        - It is quiet.
        - It is dark.
---

Text.
`;

const [copy, actions] = eachCopy((copy) => {
  for (const code of ['en', 'es']) copy.write(`${code}/${name}.md`, page);
  return createActions(copy.root);
});

const slot = (path: string, locale = 'en') => `${name}:${path}|${locale}`;

function opened(draft: Draft) {
  const text = actions.text({ name });
  const formValues = { file: name, locales: ['en', 'es'], saved: text.saved, draft, keys: [], names: [] };
  return { text, formValues, fields: fieldsOf(formValues, text.parts) };
}

function listOf(draft: Draft) {
  const { text, formValues } = opened(draft);
  const { list } = text.parts.find((each) => 'list' in each)!;
  return { list, formValues, items: itemsOf(formValues, list) };
}

test('the fields of a text have its values, and those of a language what is shared', () => {
  const { fields } = opened({});
  const found = (label: string) => fields.find((each) => each.label === label)!;
  expect(found('Paragraph of the answer 2').values.map(({ value }) => value)).toEqual([
    'It is dark.',
    'It is dark.',
  ]);
  expect(fieldIn(found('Lead'), 'es').values.map(({ locale }) => locale)).toEqual(['es']);
  expect(fieldIn(found('Draft'), 'es').values.map(({ locale }) => locale)).toEqual(['es']);
  const picture = found('Picture above the text › File');
  expect(fieldIn(picture, 'es').values.map(({ locale }) => locale)).toEqual(['es', 'en']);
});

test('a new item is named after its first text, and one that was removed is gone', () => {
  const { formValues, list } = listOf({});
  const begun = newItem(formValues, list);
  expect(listOf(begun).items.map(({ key }) => key)).toEqual(['why', '+0']);
  const draft = {
    ...begun,
    [slot('questions.items.+0.question')]: 'Who is awake?',
    [slot('questions.items.+0.answer.0')]: 'Owls.',
    [slot('questions.items.+0.question', 'es')]: '¿Quién?',
    [slot('questions.items.+0.answer.0', 'es')]: 'Búhos.',
    [goneSlot(name, ['questions', 'items', 'why', 'answer', '0'])]: 'gone',
  };
  const { text, fields } = opened(draft);
  const edits = changesOf(draft, text, text.texts, fields, Object.keys(differing(draft, text.saved)));
  const saved = actions.save({ edits, hashes: text.hashes, title: '' });
  expect(saved).toMatchObject({ state: 'saved', files: [file, `es/${name}.md`] });
  expect(copy.read(file)).toBe(
    page
      .replace('        - It is quiet.\n', '')
      .replace(
        'dark.\n',
        'dark.\n    who-is-awake:\n      question: Who is awake?\n      answer:\n        - Owls.\n',
      ),
  );
  // Of a new one that is taken out, nothing is left.
  expect(withoutItem(listOf(begun).formValues, list, '+0')).toEqual({});
});

test('what becomes as it was is no change', () => {
  const { saved } = opened({}).text;
  expect(differing({ [slot('lead')]: 'At night.', [slot('quickLink')]: '' }, saved)).toEqual({});
});

test('of a text that is not there yet, its date and that it is a draft are not typed', () => {
  const draft = { [slot('title')]: 'New', [slot('date')]: '2026-01-15', [slot('draft')]: 'true' };
  expect(typedOf(draft, {})).toEqual({ [slot('title')]: 'New' });
  expect(typedOf(draft, { [slot('title')]: 'Old' })).toEqual(draft);
});
