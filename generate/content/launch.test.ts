import { expect, test, vi } from 'vitest';
import { refusePlaceholders, warnOfPlaceholders } from './launch.ts';

const line = /content\/site\.yaml still holds placeholders: .*email/;

test('a build for production refuses while there are placeholders, and names them', () => {
  vi.stubEnv('SITE_STAGE', 'production');
  expect(() => refusePlaceholders('.')).toThrow(line);
});

test('any other build goes on, and warns', () => {
  vi.stubEnv('SITE_STAGE', '');
  expect(() => refusePlaceholders('.')).not.toThrow();
  const warn = vi.fn<(text: string) => void>();
  warnOfPlaceholders('.', { warn });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(line));
});
