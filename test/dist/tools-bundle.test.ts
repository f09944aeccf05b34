import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist } from './site.ts';

const assets = path.join(dist, 'assets');
const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
const source = new Map(files.map((file) => [file, readFileSync(path.join(assets, file), 'utf8')]));
const limit = 15_000;

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
  const bytes = own.reduce((sum, file) => sum + readFileSync(path.join(assets, `${file}.br`)).length, 0);
  expect(bytes).toBeLessThan(limit);
});

test('only the plan page fetches them, and imports them after hydration', () => {
  const asking = files.filter((file) => source.get(file)?.includes(tools));
  expect(asking).toEqual([page]);
  expect(closure(page).has(tools)).toBe(false);
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.html'))) {
    expect(readFileSync(path.join(dist, file), 'utf8').includes(tools), file).toBe(file === 'plan.html');
  }
});

test('no other script has their code', () => {
  const others = files.filter((file) => file !== tools && source.get(file)?.includes('Asia/Katmandu'));
  expect(source.get(tools)).toContain('Asia/Katmandu');
  expect(others).toEqual([]);
});
