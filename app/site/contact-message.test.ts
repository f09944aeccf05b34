import { expect, test } from 'vitest';
import { isBlank } from './contact-message.ts';

test('a blank message holds nothing but white space', () => {
  const blank = { firstName: '', lastName: ' ', email: '', company: '\t', message: '\n\u00A0' };
  expect(isBlank(blank)).toBe(true);
  expect(isBlank({ ...blank, company: 'A' })).toBe(false);
});
