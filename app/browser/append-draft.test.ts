import * as fc from 'fast-check';
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
  fc.assert(
    fc.property(fc.string(), (message) => {
      saveDraft({ ...typed, message });
      appendToDraft('Five people');
      const draft = readDraft();
      expect(draft).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
      expect(draft.message?.startsWith(message.trimEnd())).toBe(true);
      expect(draft.message?.endsWith('Five people')).toBe(true);
    }),
  );
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
