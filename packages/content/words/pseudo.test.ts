import { expect, test } from 'vitest';
import { pseudoText, pseudoWords } from './pseudo.ts';
import { shapeAt } from '../schemas/shapes.ts';

test('accents every letter and keeps placeholders and slots', () => {
  expect(pseudoText('Home, {name}')).toBe('[Ĥóóóɱéé, {name}]');
  expect(pseudoText('[city] opens')).toMatch(/^\[\[city\] [^a-z]+\]$/);
});

test('makes longer texts 35 % longer, not counting the brackets', () => {
  const text = 'Six ways to work with us. Each one states how long it takes to go live.';
  expect(pseudoText(text).length - 2).toBe(Math.ceil(text.length * 1.35));
});

test('keeps identifiers', () => {
  const words = { icon: 'strategy', next: { page: 'benefits', hash: 'roi', text: 'Ox' } };
  expect(pseudoWords({ path: [], shape: shapeAt('services', ['blocks', 'staffing']), value: words })).toEqual(
    {
      icon: 'strategy',
      next: { page: 'benefits', hash: 'roi', text: '[Óóẋ]' },
    },
  );
});
