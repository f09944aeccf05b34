import { expect, it, vi } from 'vitest';
import { copyText } from './clipboard.ts';

it.each([
  ['copies', { clipboard: { writeText: async () => {} } }, true],
  ['is refused', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }, false],
  ['never answers', { clipboard: { writeText: () => new Promise(() => {}) } }, false],
  ['is missing', {}, false],
])('says whether a text was copied where the clipboard %s', async (_, navigator, isCopied) => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', navigator);
  const answer = copyText('words');
  await vi.advanceTimersByTimeAsync(1500);
  expect(await answer).toBe(isCopied);
});
