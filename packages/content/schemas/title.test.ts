import { expect, test } from 'vitest';
import { longestTitle, withFittingTitle } from './title.ts';

const ending = ' | Meridian';
const page = (title: string) => ({ meta: { title, description: 'What it is about' }, title: 'Heading' });
const fitting = 'x'.repeat(longestTitle - ending.length);

test('keeps the company name if the title fits', () => {
  expect(withFittingTitle(page(fitting + ending), 'Meridian')).toEqual(page(fitting + ending));
});

test('drops the company name if the title is one character too long', () => {
  expect(withFittingTitle(page(`${fitting}x${ending}`), 'Meridian')).toEqual(page(`${fitting}x`));
});

test('never truncates the rest of the title', () => {
  const long = 'x'.repeat(longestTitle + 1);
  expect(withFittingTitle(page(long + ending), 'Meridian')).toEqual(page(long));
  expect(withFittingTitle(page(`Meridian ${long}`), 'Meridian')).toEqual(page(`Meridian ${long}`));
});
