import { expect, test } from 'vitest';
import { neededFeatures } from './needed-features.ts';

test.each([
  ['a method, by its name alone', 'list.findLast(is)', ['Array.prototype.findLast']],
  [
    'an interface and its methods',
    'new ResizeObserver(f).observe(x)',
    ['ResizeObserver', 'ResizeObserver.prototype.observe'],
  ],
  ['a static method', 'Object.hasOwn(a, b)', ['Object.hasOwn']],
  ['a method of elements', 'menu?.checkVisibility()', ['Element.prototype.checkVisibility']],
  ['not what the code asks for', 'text.toWellFormed?.()', []],
  ['not what it catches', 'try { text.toWellFormed() } catch {}', []],
  [
    'but what it only cleans up after',
    'try { text.toWellFormed() } finally {}',
    ['String.prototype.toWellFormed'],
  ],
  ['not what a supported browser lacks', 'document.startViewTransition(f); requestIdleCallback(f)', []],
  ['not what every browser has that loads the code', 'list.map(f); matchMedia(query)', []],
  ['no names of properties', 'const x = { ResizeObserver: 1 }; x.ResizeObserver', []],
])('needed is %s', (_, code, features) => {
  expect(neededFeatures([code])).toEqual(features);
});
