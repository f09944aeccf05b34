import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eachCopy } from '#test/content/each-copy.ts';
import { textEdit } from '#test/content/typed.ts';
import type { Asked } from '../changes/asked.ts';
import { createActions } from '../server/actions.ts';

const name = 'stories/parcels';
const story = `---
title: Parcels that leave on time
description: A description.
date: 2026-01-15
client: a retailer
sector: parcels
duration: 14 weeks
services: [night-watch]
---

Some words.
`;
const key = 'days-until-departure';
const withFigure = story.replace(
  'services: [night-watch]\n',
  `$&figures:\n  ${key}:\n    label: Days until departure\n    value: '[figure] days'\n`,
);

const [copy, actions] = eachCopy((copy) => {
  copy.write('en/stories/parcels.md', story);
  return createActions(copy.root);
});

const stories = () => Reflect.get(parse(copy.read('figures.yaml')) as object, 'stories') as unknown;
const save = (...edits: Asked[]) => actions.save({ edits, hashes: actions.text({ name }).hashes, title: '' });
const write = (text: string) => textEdit(name, text);
const numbers = (after: string): Asked => ({
  do: 'set',
  at: { file: 'figures', locale: '', path: ['stories', 'parcels'] },
  value: { [key]: { before: '9', after } },
});

test('a figure is added to a story with its numbers, changed, and removed with the story', () => {
  expect(save(write(withFigure), numbers('few'))).toMatchObject({
    state: 'refused',
    problems: [
      {
        file: 'figures.yaml',
        path: `stories.parcels.${key}.after`,
        where: expect.stringContaining('› Parcels that leave on time › Days until departure ›'),
      },
    ],
  });
  expect(save(write(withFigure), numbers('2.5'))).toMatchObject({ state: 'saved' });
  expect(copy.read('en/stories/parcels.md')).toBe(withFigure);
  expect(stories()).toEqual({ parcels: { [key]: { before: 9, after: 2.5 } } });
  const { saved } = actions.text({ name });
  expect(['before', 'after'].map((side) => saved[`figures:stories.parcels.${key}.${side}|`])).toEqual([
    '9',
    '2.5',
  ]);
  expect(save(numbers('3'))).toMatchObject({ state: 'saved' });
  expect(save({ do: 'removeText', name, texts: [{ locale: 'en' }] })).toMatchObject({ state: 'saved' });
  expect(stories()).toEqual({});
});

test('the fields of a figure are what it measures, how it is shown, and its numbers', () => {
  const lists = actions.text({ name }).parts.flatMap((part) => ('list' in part ? part.list : []));
  const list = lists.find(({ path }) => path.join() === 'figures');
  const labels = list?.parts.flatMap((part) => ('field' in part ? part.field.label : []));
  expect(labels).toEqual(['What is measured', 'Shown as', 'Before', 'After']);
});

test('a story moves with its figures, and quotes them by its new name', () => {
  const quoting = (slug: string) => `${withFigure}{stories.${slug}.${key}.after} days.\n`;
  save(write(quoting('parcels')), numbers('2'));
  copy.write('en/stories/other.md', quoting('parcels'));
  expect(save({ do: 'moveText', name, slug: 'boxes' })).toMatchObject({ state: 'saved' });
  expect(stories()).toEqual({ boxes: { [key]: { before: 9, after: 2 } } });
  expect(['boxes', 'other'].map((slug) => copy.read(`en/stories/${slug}.md`))).toEqual([
    quoting('boxes'),
    quoting('boxes'),
  ]);
});
