import { expect, test } from 'vitest';
import { isBlank } from './contact-message.ts';

test('a message of white space is blank', () => {
  const blank = { firstName: '', lastName: ' ', email: '', company: '\t', message: '\n\u00A0' };
  expect(isBlank(blank)).toBe(true);
  expect(isBlank({ ...blank, company: 'A' })).toBe(false);
});
