import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readWeights } from '../../generate/finish/budgets.ts';
import { everyDocument, dist } from './site.ts';

const weights = readWeights('.');
const assets = path.join(dist, 'assets');
const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));

/** Strings that identify a library in minified code, because it needs them at run time. */
const telltales = {
  zod: ['invalid_type', 'unrecognized_keys', '_zod', 'safeParse'],
  yaml: ['Unresolved alias', 'TAB_AS_INDENT', 'tag:yaml.org,2002', 'BLOCK_AS_IMPLICIT_KEY'],
};

/** Returns the size of a precompressed file, and checks that it has the same contents. */
function deployedSize(file: string): number {
  const compressed = readFileSync(path.join(dist, `${file}.br`));
  expect(brotliDecompressSync(compressed).equals(readFileSync(path.join(dist, file))), file).toBe(true);
  return compressed.length;
}

function found(text: string): string[] {
  return Object.values(telltales)
    .flat()
    .filter((telltale) => text.includes(telltale));
}

describe('build tools are not bundled', () => {
  test.each(Object.entries(telltales))('%s has all of its identifying strings', (library, strings) => {
    const folder = path.join('node_modules', library, library === 'zod' ? 'v4' : 'dist');
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('');
    expect(found(source)).toEqual(strings);
  });

  test.each(scripts)('%s has neither Zod nor the YAML parser', (file) => {
    expect(found(readFileSync(path.join(assets, file), 'utf8'))).toEqual([]);
  });
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

describe.each(everyDocument)('$file', ({ file, html }) => {
  const weight = weights.find((each) => each.file === file);

  test('its measured size is that of the deployed files', () => {
    expect(weight?.document).toBe(deployedSize(file));
    const sizes = weight?.scripts.map(deployedSize) ?? [];
    expect(weight?.script).toBe(sizes.reduce((sum, size) => sum + size, 0));
    const boot = /<script async src="\/([^"]+)" data-hydrate="\/([^"]+)" data-preload="([^"]+)"/.exec(html);
    const [, script, hydrate, preload = ''] = boot ?? [];
    const named = [script, hydrate, ...preload.split(' ').map((address) => address.slice(1))];
    expect(named).toEqual(weight?.scripts);
    // React alone is more than half of this; anything below means a wrong measurement.
    expect(weight?.script).toBeGreaterThan(60_000);
  });
});
