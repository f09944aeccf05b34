import { expect, it, vi } from 'vitest';
import { copyText } from './clipboard.ts';

it('puts the text on the clipboard', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('words')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('words');
});

it('says so where the clipboard is refused or missing', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  expect(await copyText('words')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyText('words')).toBe(false);
});

it('does not wait for an answer that never comes', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: () => new Promise(() => {}) } });
  const answer = copyText('words');
  await vi.advanceTimersByTimeAsync(1500);
  expect(await answer).toBe(false);
});
