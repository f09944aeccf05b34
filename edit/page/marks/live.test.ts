import { expect, test, vi } from 'vitest';
import { loadedModuleIds, registerModule, subscribe, updateModule, version } from './live.ts';
import { unmark } from './marks.ts';

test('objects that components hold are updated in place', () => {
  const words = registerModule(
    'en/test.yaml',
    { title: 'Old', group: { a: 'x' }, list: ['1'] },
    { title: 'test:title' },
  );
  const { group } = words;
  const heard = vi.fn<() => void>();
  const stop = subscribe(heard);
  const before = version();
  expect(
    updateModule(
      'en/test.yaml',
      { title: 'New', group: { a: 'y' }, list: ['1', '2'] },
      { title: 'test:title' },
    ),
  ).toBe(true);
  expect(unmark(String(words.title))).toBe('New');
  expect(words.group).toBe(group);
  expect(words).toMatchObject({ group: { a: 'y' }, list: ['1', '2'] });
  expect(heard).toHaveBeenCalledOnce();
  expect(version()).toBe(before + 1);
  stop();
});

test('an unchanged or unknown module is not updated', () => {
  registerModule('en/same.yaml', { title: 'Same' }, null);
  expect(updateModule('en/same.yaml', { title: 'Same' }, null)).toBe(false);
  expect(updateModule('en/unknown.yaml', {}, null)).toBe(false);
  expect(loadedModuleIds()).toContain('en/same.yaml');
});

test('a group whose keys have changed is replaced, so that anything derived from its keys is computed again', () => {
  const words = registerModule('en/keys.yaml', { blocks: { a: 1 } }, null);
  const { blocks } = words;
  updateModule('en/keys.yaml', { blocks: { b: 2, a: 1 } }, null);
  expect(words.blocks).not.toBe(blocks);
  expect(Object.keys(words.blocks as object)).toEqual(['b', 'a']);
});
