import { expect, onTestFinished, test, vi } from 'vitest';

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
