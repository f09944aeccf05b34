import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#test/stub-storage.ts';

/** Returns `messageId` of a newly loaded document. */
async function loadDocument() {
  vi.resetModules();
  return (await import('./message-id.ts')).messageId;
}

beforeEach(() => {
  stubStorage();
  // As on plain HTTP.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
});
afterEach(() => vi.resetModules());

test('the same words keep their id, also after a reload; others have another', async () => {
  const messageId = await loadDocument();
  const first = messageId('Hello');
  expect(first).toMatch(/^[\da-f]{32}-[\da-f]{8}$/);
  expect(messageId('Hello.')).not.toBe(first);
  expect(messageId('Hello')).toBe(first);
  expect((await loadDocument())('Hello')).toBe(first);
});

test('the same words in another tab are another message', async () => {
  const first = (await loadDocument())('Hello');
  stubStorage();
  expect((await loadDocument())('Hello')).not.toBe(first);
});

test('without storage an id lasts as long as the document', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const messageId = await loadDocument();
  expect(messageId('Hello')).toBe(messageId('Hello'));
});
