import { expect, test } from 'vitest';
import { classNameOf } from './bundles.ts';

test('a class has one short name, and two classes never share it', () => {
  expect(classNameOf('bar', 'a.module.css')).toMatch(/^[^\Waeiou\d_]{4}$/);
  expect(classNameOf('bar', 'a.module.css')).toBe(classNameOf('bar', 'a.module.css'));
  expect(classNameOf('bar', 'b.module.css')).not.toBe(classNameOf('bar', 'a.module.css'));
  expect(() => {
    for (let count = 0; count < 5000; count += 1) classNameOf(`bar${count}`, 'a.module.css');
  }).toThrow(/a\.module\.css: \.bar\d+ and .*a\.module\.css: \.bar\d+ would have the same name: rename one/);
});
