import { expect, test } from 'vitest';
import { assetsEnding, everyDocument, fileAt, textAt } from './site.ts';

const source = new Map(assetsEnding('.js').map((file) => [file.replace('/assets/', ''), textAt(file)]));
const files = [...source.keys()];

function only(pattern: RegExp, holds = ''): string {
  const found = files.filter((file) => pattern.test(file) && source.get(file)?.includes(holds));
  if (found.length !== 1) throw new Error(`${pattern} names ${found.length} files`);
  return found[0] ?? '';
}

/** Returns a chunk and its static imports. */
function closure(file: string, into = new Set<string>()): Set<string> {
  if (into.has(file)) return into;
  into.add(file);
  for (const [, name] of source.get(file)?.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g) ?? []) {
    if (name) closure(name, into);
  }
  return into;
}

const tools = only(/^tools-/);
const page = only(/^plan-/, tools);

test('both tools together have less than 15 KB of JavaScript after Brotli', () => {
  const before = closure(only(/^entry-client-/)).union(closure(page));
  const own = [...closure(tools)].filter((file) => !before.has(file));
  expect(own).toContain(tools);
  const bytes = own.reduce((sum, file) => sum + fileAt(`/assets/${file}.br`).length, 0);
  expect(bytes).toBeLessThan(15_000);
});

test('only the plan page fetches them, and imports them after hydration', () => {
  expect(files.filter((file) => source.get(file)?.includes(tools))).toEqual([page]);
  expect(closure(page).has(tools)).toBe(false);
  const naming = everyDocument.filter(({ html }) => html.includes(tools));
  expect(naming.map(({ address }) => address)).toEqual(['/plan', '/es/plan']);
});

test('no other script has their code', () => {
  expect(files.filter((file) => source.get(file)?.includes('datalist'))).toEqual([tools]);
});
