import { expect, test } from 'vitest';
import { keyIn, withKey } from './matter-key.ts';

const text = "---\ntitle: A\ndate: 2026-01-15 # as agreed\nuntil: '2026-02-01'\n---\n\ndraft: true\n";

test('a key is read without quotes and comments, and only from the front matter', () => {
  expect(keyIn(text, 'date')).toBe('2026-01-15');
  expect(keyIn(text, 'until')).toBe('2026-02-01');
  expect(keyIn(text, 'draft')).toBe('');
  expect(keyIn('draft: true', 'draft')).toBe('');
});

test('a key is set, added and removed, and nothing else changes', () => {
  expect(withKey(text, 'date', '2026-03-01')).toBe(
    text.replace('date: 2026-01-15 # as agreed', 'date: 2026-03-01'),
  );
  const draft = withKey(text, 'draft', 'true');
  expect(draft).toBe(text.replace("'\n---", "'\ndraft: true\n---"));
  expect(withKey(draft, 'draft', '')).toBe(text);
  expect(withKey(text, 'until', '')).toBe(text.replace("until: '2026-02-01'\n", ''));
  expect(withKey(text, 'title', '')).toBe(text.replace('title: A\n', ''));
  expect(withKey('Words.', 'draft', 'true')).toBe('Words.');
  const onWindows = text.replaceAll('\n', '\r\n');
  expect(withKey(onWindows, 'until', '')).toBe(onWindows.replace("until: '2026-02-01'\r\n", ''));
});
