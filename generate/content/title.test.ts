import { expect, test } from 'vitest';
import { longestTitle, withFittingTitle } from './title.ts';

const ending = ' | Meridian';
const page = (title: string) => ({ meta: { title, description: 'What it is about' }, title: 'Heading' });
const fitting = 'x'.repeat(longestTitle - ending.length);

test('a title keeps the name where both fit', () => {
  expect(withFittingTitle(page(fitting + ending), 'Meridian')).toEqual(page(fitting + ending));
});

test('one character more, and the name is left off', () => {
  expect(withFittingTitle(page(`${fitting}x${ending}`), 'Meridian')).toEqual(page(`${fitting}x`));
});

test('words of the title are never cut: what is still too long is for its owner to shorten', () => {
  const long = 'x'.repeat(longestTitle + 1);
  expect(withFittingTitle(page(long + ending), 'Meridian')).toEqual(page(long));
  expect(withFittingTitle(page(`Meridian ${long}`), 'Meridian')).toEqual(page(`Meridian ${long}`));
});

test('words without a title stay as they are', () => {
  expect(withFittingTitle({ menu: 'Menu' }, 'Meridian')).toEqual({ menu: 'Menu' });
});
