import { expect, test } from 'vitest';
import { longestTitle, withFittingTitle } from './title.ts';

const ending = ' | Meridian';
const page = (title: string) => ({ meta: { title, description: 'What it is about' }, title: 'Heading' });
const fitting = 'x'.repeat(longestTitle - ending.length);

const long = 'x'.repeat(longestTitle + 1);

test.each([
  ['keeps the company name if the title fits', fitting + ending, fitting + ending],
  ['drops it if the title is one character too long', `${fitting}x${ending}`, `${fitting}x`],
  ['never cuts off the rest', long + ending, long],
  ['keeps a name that does not end the title', `Meridian ${long}`, `Meridian ${long}`],
])('%s', (_, title, shown) => {
  expect(withFittingTitle(page(title), 'Meridian')).toEqual(page(shown));
});
