import { expect, test, vi } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { loadSite } from '#packages/content/site.ts';
import { orFail } from './or-fail.ts';

const [copy] = eachCopy();

test('mistakes of the content end a script in words, without a stack', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  copy.change('site.yaml', (source) => source.replace(/^name: .*$/m, 'name: <b>'));
  expect(() => orFail(() => loadSite(copy.root))).toThrow('ended with 1');
  expect(said).toHaveBeenCalledWith(
    expect.stringMatching(/^content\/site\.yaml\n {2}name: <b> looks like HTML/),
  );
});
