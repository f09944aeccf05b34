import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { limits, weightsFile, type PageWeight } from '../../generate/finish/budgets.ts';
import { built, dist } from './site.ts';

const weights = JSON.parse(readFileSync(weightsFile, 'utf8')) as PageWeight[];
const assets = path.join(dist, 'assets');
const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));

/** What betrays a library in minified code: strings that it needs at run time, as its own source has them. */
const telltales = {
  zod: ['invalid_type', 'unrecognized_keys', '_zod', 'safeParse'],
  yaml: ['Unresolved alias', 'TAB_AS_INDENT', 'tag:yaml.org,2002', 'BLOCK_AS_IMPLICIT_KEY'],
};

/** The size of a file's compressed twin, which must hold the same bytes. */
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

describe('the build’s own tools stay at home', () => {
  test.each(Object.entries(telltales))('%s is recognized by every one of its strings', (library, strings) => {
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

test('the files that every page needs are compiled as they arrive', () => {
  const hinted = scripts.filter((file) =>
    readFileSync(path.join(assets, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(hinted.map((file) => file.slice(0, file.indexOf('-')))).toEqual(['react', 'site']);
});

test('no source, map or manifest is deployed', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(?:tsx?|map|ya?ml)(?:\.br|\.gz)?$|(?:^|\/)\.vite/.test(file))).toEqual([]);
});

describe.each(built)('$file', ({ file, html }) => {
  const weight = weights.find((each) => each.file === file);

  test('is weighed as it is deployed', () => {
    expect(weight?.document).toBe(deployedSize(file));
    const sizes = weight?.scripts.map(deployedSize) ?? [];
    expect(weight?.script).toBe(sizes.reduce((sum, size) => sum + size, 0));
    const boot = /<script async src="\/([^"]+)" data-hydrate="\/([^"]+)" data-preload="([^"]+)"/.exec(html);
    const [, script, hydrate, preload = ''] = boot ?? [];
    const named = [script, hydrate, ...preload.split(' ').map((address) => address.slice(1))];
    expect(named).toEqual(weight?.scripts);
  });

  test('keeps within its budgets', () => {
    expect(weight?.document).toBeLessThanOrEqual(limits.document);
    expect(weight?.script).toBeLessThanOrEqual(limits.script);
    // React alone has more than half: a figure below it would mean that the count is wrong.
    expect(weight?.script).toBeGreaterThan(60_000);
  });
});
