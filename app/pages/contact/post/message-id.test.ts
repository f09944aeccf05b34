import { expect, onTestFinished, test, vi } from 'vitest';
import { stubStorage } from '#test/stub-storage.ts';

// posting.test.ts has tabs, and the documents that follow in them.
test('without storage, and on plain HTTP, an id lasts as long as the document', async () => {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { messageId } = await import('./message-id.ts');
  const first = messageId('Hello');
  expect(first).toMatch(/^[\da-f]{32}-[\da-f]{8}$/);
  expect(messageId('Hello')).toBe(first);
});

test('a document to which Back leads has the id that a later one of its tab made', async () => {
  stubStorage();
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const earlier = await import('./message-id.ts');
  vi.resetModules();
  const later = await import('./message-id.ts');
  expect(later.messageId('Hello')).toBe(earlier.messageId('Hello'));
});
