import { readdirSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readWeights } from '#judges/page-weight.ts';
import { assetsEnding, dist, fileAt, pageAt, root, textAt } from './site.ts';

const scripts = assetsEnding('.js');

/** Strings of Zod and of the YAML parser that are in minified code, because the libraries need them at run time. */
const telltales = ['invalid_type', 'unrecognized_keys', 'safeParse', 'Unresolved alias', 'tag:yaml.org,2002'];

/** Returns the size of a precompressed file, and checks that it has the same contents. */
function deployedSize(file: string): number {
  const compressed = fileAt(`${file}.br`);
  expect(brotliDecompressSync(compressed).equals(fileAt(file)), file).toBe(true);
  return compressed.length;
}

test.each(scripts)('%s has neither Zod nor the YAML parser', (file) => {
  expect(telltales.filter((telltale) => textAt(file).includes(telltale))).toEqual([]);
});

test('the shared chunks have the compile hint', () => {
  const hinted = scripts.filter((file) => textAt(file).startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.map((file) => file.slice(0, file.indexOf('-')))).toEqual(
    ['photo', 'proof', 'react', 'site'].map((name) => `/assets/${name}`),
  );
});

test('no sources, source maps or manifests are deployed', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(?:tsx?|map|ya?ml)(?:\.br|\.gz)?$|(?:^|\/)\.vite/.test(file))).toEqual([]);
});

test.each(['/', '/contact'])('the measured size of %s is that of the deployed files', (address) => {
  const { file, root: page } = pageAt(address);
  const weight = readWeights(root).find((each) => each.file === file);
  expect(weight?.document).toBe(deployedSize(file));
  const sizes = weight?.scripts.map(deployedSize) ?? [];
  expect(weight?.script).toBe(sizes.reduce((sum, size) => sum + size, 0));
  const early = page.querySelectorAll('script[async]').map((script) => script.getAttribute('src'));
  const code = page.querySelector('[data-code]')?.getAttribute('data-code')?.split(' ') ?? [];
  expect(new Set([...early, ...code])).toEqual(new Set(weight?.scripts.map((script) => `/${script}`)));
  // React alone is more than half of this; anything below means a wrong measurement.
  expect(weight?.script).toBeGreaterThan(60_000);
});
