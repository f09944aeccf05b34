import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readWeights } from '#judges/page-weight.ts';
import { everyDocument, isthmus } from './site.ts';

const { all, bytes, files, read, root } = isthmus;
const source = new Map(isthmus.scripts().map((file) => [file.replace('assets/', ''), read(file)]));
const names = [...source.keys()];

/** Strings of Zod and of the YAML parser that are in minified code, because the libraries need them at run time. */
const telltales = /invalid_type|unrecognized_keys|safeParse|Unresolved alias|tag:yaml\.org,2002/;

test('no script has Zod or the YAML parser', () => {
  expect(names.length).toBeGreaterThan(20);
  expect(isthmus.scriptsWith(telltales)).toEqual([]);
});

test('the shared chunks have the compile hint', () => {
  const hinted = names.filter((name) => source.get(name)?.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.map((name) => name.slice(0, name.indexOf('-'))).toSorted()).toEqual([
    'charts',
    'photo',
    'proof',
    'react',
    'site',
  ]);
});

test('no sources, source maps or manifests are deployed', () => {
  expect(files().filter((file) => /\.(?:tsx?|map|ya?ml)(?:\.br|\.gz)?$|(?:^|\/)\.vite/.test(file))).toEqual(
    [],
  );
});

/** Returns the size of a precompressed file, and checks that it has the same contents. */
function deployedSize(file: string): number {
  const compressed = bytes(`${file}.br`);
  expect(brotliDecompressSync(compressed).equals(bytes(file)), file).toBe(true);
  return compressed.length;
}

test.each(['/', '/contact'])('the measured size of %s is that of the deployed files', (address) => {
  const weight = readWeights(root).find((each) => each.address === address);
  expect(weight?.document).toBe(deployedSize(weight?.file ?? ''));
  const sizes = weight?.scripts.map(deployedSize) ?? [];
  expect(weight?.script).toBe(sizes.reduce((sum, size) => sum + size, 0));
  const early = all(address, 'script[async]').map((script) => script.getAttribute('src'));
  const code = all(address, '[data-code]')[0]?.getAttribute('data-code')?.split(' ') ?? [];
  expect(new Set([...early, ...code])).toEqual(new Set(weight?.scripts.map((script) => `/${script}`)));
  // React alone is more than half of this; anything below means a wrong measurement.
  expect(weight?.script).toBeGreaterThan(60_000);
});

function only(pattern: RegExp, holds = ''): string {
  const found = names.filter((name) => pattern.test(name) && source.get(name)?.includes(holds));
  if (found.length !== 1) throw new Error(`${pattern} names ${found.length} files`);
  return found[0] ?? '';
}

function closure(name: string, into = new Set<string>()): Set<string> {
  if (into.has(name)) return into;
  into.add(name);
  for (const [, other] of source.get(name)?.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g) ?? [])
    if (other) closure(other, into);
  return into;
}

const tools = only(/^tools-/);
const plan = only(/^plan-/, tools);

test('both tools together have less than 15 KB of JavaScript after Brotli', () => {
  const before = closure(only(/^entry-client-/)).union(closure(plan));
  const own = [...closure(tools)].filter((name) => !before.has(name));
  expect(own).toContain(tools);
  const sum = own.reduce((total, name) => total + bytes(`/assets/${name}.br`).length, 0);
  expect(sum).toBeLessThan(15_000);
});

test('only the plan page fetches them, imports them after hydration, and has their code', () => {
  expect(names.filter((name) => source.get(name)?.includes(tools))).toEqual([plan]);
  expect(closure(plan).has(tools)).toBe(false);
  const naming = everyDocument.filter(({ html }) => html.includes(tools));
  expect(naming.map(({ address }) => address)).toEqual(['/plan', '/es/plan']);
  expect(names.filter((name) => source.get(name)?.includes('datalist'))).toEqual([tools]);
});
