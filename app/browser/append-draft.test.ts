import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#test/stub-storage.ts';
import { appendToDraft } from './append-draft.ts';
import { readDraft, saveDraft } from './draft.ts';

const typed = { firstName: 'Ada', lastName: 'Lovelace', email: '', company: '', message: '' };

beforeEach(() => void stubStorage());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('keeps every word of a draft, in front and in the other fields', () => {
  saveDraft({ ...typed, message: '  Hello,\n\nyou \n' });
  appendToDraft('Five people');
  expect(readDraft()).toEqual({ ...typed, message: '  Hello,\n\nyou\n\nFive people' });
});

test('does not repeat itself', () => {
  expect(appendToDraft('Five people')).toBe(true);
  appendToDraft('Five people');
  expect(readDraft().message).toBe('Five people');
  appendToDraft('Six people');
  expect(readDraft().message).toBe('Five people\n\nSix people');
});

test('says so where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(appendToDraft('Five people')).toBe(false);
});
