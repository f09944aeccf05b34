import { expect, test } from 'vitest';
import { problemsLeft } from './draft.ts';

const problem = (path: string) => ({ file: 'en/home.yaml', path, reason: 'must not be empty', where: path });

test.each([
  ['the value itself', 'hero.title', 'home:hero.title|en', []],
  ['the whole file', 'hero.title', 'en/home.yaml', []],
  ['another value', 'hero.title', 'home:hero.lead|en', ['hero.title']],
  ['another language', 'hero.title', 'home:hero.title|es', ['hero.title']],
  ['a value of a group', 'hero', 'home:hero.title|en', []],
  ['a new item', 'stats.3.value', 'home:stats.+.value|en', []],
  ['another value of a new item', 'stats.3.value', 'home:stats.+.label|en', ['stats.3.value']],
])('a message about a value, once %s has changed', (_, path, slot, left) => {
  const found = problemsLeft([problem(path)], { [slot]: '' }, { [slot]: 'Words' });
  expect(found.map((each) => each.path)).toEqual(left);
  expect(problemsLeft([problem(path)], {}, { [slot]: '' })).toHaveLength(1);
});

test('a message of another place goes with that of the value from which it may follow', () => {
  const problems = [problem('name'), { ...problem('lead'), file: 'en/about.yaml' }];
  const left = (slot: string) => problemsLeft(problems, {}, { 'home:name|en': '', [slot]: 'Words' });
  expect([left('home:title|en'), left('home:name|en')]).toEqual([problems, []]);
});
