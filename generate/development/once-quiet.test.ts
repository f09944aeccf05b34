import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { onceQuiet } from './once-quiet.ts';

test('acts once, half a second after the last answer', () => {
  vi.useFakeTimers();
  const act = vi.fn<() => void>();
  const serve = onceQuiet(act);
  const ask = () => {
    const response = new EventEmitter();
    serve({} as IncomingMessage, response as ServerResponse, () => {});
    return () => void response.emit('close');
  };
  const calls = [ask(), ask()].map((answer) => {
    vi.advanceTimersByTime(9000);
    answer();
    vi.advanceTimersByTime(499);
    return act.mock.calls.length;
  });
  vi.advanceTimersByTime(1);
  ask()();
  vi.advanceTimersByTime(9000);
  expect([...calls, act.mock.calls.length]).toEqual([0, 0, 1]);
  vi.useRealTimers();
});
