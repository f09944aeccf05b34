import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readWeights } from '../../judges/page-weight.ts';
import { dist, pageAt, root } from './site.ts';

const assets = path.join(dist, 'assets');
const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));

/** Strings of Zod and of the YAML parser that are in minified code, because the libraries need them at run time. */
const telltales = ['invalid_type', 'unrecognized_keys', 'safeParse', 'Unresolved alias', 'tag:yaml.org,2002'];

/** Returns the size of a precompressed file, and checks that it has the same contents. */
function deployedSize(file: string): number {
  const compressed = readFileSync(path.join(dist, `${file}.br`));
  expect(brotliDecompressSync(compressed).equals(readFileSync(path.join(dist, file))), file).toBe(true);
  return compressed.length;
}

test.each(scripts)('%s has neither Zod nor the YAML parser', (file) => {
  const text = readFileSync(path.join(assets, file), 'utf8');
  expect(telltales.filter((telltale) => text.includes(telltale))).toEqual([]);
});

test('the shared chunks have the compile hint', () => {
  const hinted = scripts.filter((file) =>
    readFileSync(path.join(assets, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(hinted.map((file) => file.slice(0, file.indexOf('-')))).toEqual(['react', 'site']);
});

test('no sources, source maps or manifests are deployed', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(?:tsx?|map|ya?ml)(?:\.br|\.gz)?$|(?:^|\/)\.vite/.test(file))).toEqual([]);
});

test.each(['/', '/contact'])('the measured size of %s is that of the deployed files', (address) => {
  const { file, html } = pageAt(address);
  const weight = readWeights(root).find((each) => each.file === file);
  expect(weight?.document).toBe(deployedSize(file));
  const sizes = weight?.scripts.map(deployedSize) ?? [];
  expect(weight?.script).toBe(sizes.reduce((sum, size) => sum + size, 0));
  const early = [...html.matchAll(/<script async src="\/([^"]+)"/g)].map(([, script]) => script);
  const code =
    /data-code="([^"]+)"/
      .exec(html)?.[1]
      ?.split(' ')
      .map((each) => each.slice(1)) ?? [];
  expect(new Set([...early, ...code])).toEqual(new Set(weight?.scripts));
  // React alone is more than half of this; anything below means a wrong measurement.
  expect(weight?.script).toBeGreaterThan(60_000);
});
