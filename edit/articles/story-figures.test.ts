import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eachCopy } from '#test/content/each-copy.ts';
import type { Change } from '../changes/change.ts';
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

const [copy, actions] = eachCopy((copy) => {
  copy.write('en/stories/parcels.md', story);
  return createActions(copy.root);
});

const stories = () => Reflect.get(parse(copy.read('figures.yaml')) as object, 'stories') as unknown;
const save = (...changes: Change[]) =>
  actions.save({ changes, hashes: actions.article({ name }).hashes, title: '' });
const write = (text?: string): Change => ({ do: 'write', locale: 'en', name, text });

test('a figure is added to a story with its numbers, changed, and removed with the story', () => {
  const before = copy.read('figures.yaml');
  const { key, texts } = actions.addFigure({
    title: 'Days until departure',
    texts: [{ locale: 'en', text: story, label: 'Days until departure', value: '[figure] days' }],
  });
  expect(key).toBe('days-until-departure');
  const text = texts[0]?.text ?? '';
  expect(text).toContain(
    `services: [night-watch]\nfigures:\n  days-until-departure:\n    label: Days until departure\n`,
  );
  const numbers = (after: string): Change => ({
    do: 'figures',
    name,
    values: { [key]: { before: '9', after } },
  });
  expect(save(write(text), numbers('few'))).toMatchObject({
    state: 'refused',
    problems: [{ file: 'figures.yaml', key: `stories.parcels.${key}.after` }],
  });
  expect(save(write(text), numbers('2.5'))).toMatchObject({ state: 'saved' });
  expect(stories()).toEqual({ parcels: { [key]: { before: 9, after: 2.5 } } });
  expect(actions.article({ name }).figures).toEqual({ [key]: { before: '9', after: '2.5' } });
  expect(save(numbers('3'))).toMatchObject({ state: 'saved' });
  expect(save(write())).toMatchObject({ state: 'saved' });
  expect(stories()).toEqual({});
  for (const _ of [1, 2, 3]) actions.undo();
  expect(copy.read('figures.yaml')).toBe(before);
});

const withOne = (text: string, title: string) =>
  actions.addFigure({ title, texts: [{ locale: 'en', text, label: title, value: '[figure]' }] }).texts[0]
    ?.text ?? '';

test('a second figure stands below the first', () => {
  const two = withOne(withOne(story, 'Costs'), 'Days');
  expect(two).toMatch(/figures:\n {2}costs:\n(?: {4}.*\n)+ {2}days:\n/);
  expect(() => withOne(two, 'Days')).toThrow('has a figure of this name already');
  expect(() => withOne(story, '?')).toThrow('Say in words');
});
