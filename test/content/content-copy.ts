/** A copy of the fictional company's content for tests to break, edited by key. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, type Node, type Pair } from 'yaml';
import { copyFixtureContent } from '#test/sites/fixture-content.ts';
import { mistakesInWords } from '#packages/content/reading/mistakes.ts';
import { readSource } from '#packages/content/source.ts';

/** Offsets of a key and of its value in a file's source. */
type Place = { key: number; start: number; end: number };

function placeOf(source: string, keys: readonly string[]): Place {
  let node: unknown = parseDocument(source).contents;
  let key = 0;
  for (const name of keys) {
    let value: unknown;
    if (isMap(node)) {
      const pair: Pair | undefined = node.items.find((item) => isScalar(item.key) && item.key.value === name);
      value = pair?.value;
      key = (pair?.key as Node | undefined)?.range?.[0] ?? 0;
    } else if (isSeq(node)) {
      value = node.items[Number(name)];
      key = (value as Node | undefined)?.range?.[0] ?? 0;
    }
    if (value === undefined) throw new Error(`There is no ${keys.join('.')}`);
    node = value;
  }
  const [start, end] = (node as Node).range ?? [0, 0];
  // The range of a block scalar includes its final line break.
  return { key, start, end: source[end - 1] === '\n' ? end - 1 : end };
}

export type ContentCopy = ReturnType<typeof copyContent>;

/**
 * Copies `test/sites/meridian/content` to a temporary folder. File names are relative to `content/`, keys are dotted:
 * 'stats.2.value'.
 */
export function copyContent() {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  copyFixtureContent(path.join(root, 'content'));
  const full = (file: string) => path.join(root, 'content', file);
  const read = (file: string) => readFileSync(full(file), 'utf8');
  /** Writes a file, and makes its folder. */
  const write = (file: string, data: string | Buffer) => {
    mkdirSync(path.dirname(full(file)), { recursive: true });
    writeFileSync(full(file), data);
  };
  const change = (file: string, edit: (source: string) => string) => write(file, edit(read(file)));
  const at = (file: string, keys: string, edit: (source: string, place: Place) => string) =>
    change(file, (source) => edit(source, placeOf(source, keys.split('.'))));
  return {
    root,
    full,
    read,
    write,
    change,
    /** Replaces a key's value with raw YAML. */
    put: (file: string, keys: string, raw: string) =>
      at(file, keys, (source, { start, end }) => source.slice(0, start) + raw + source.slice(end)),
    /** Replaces a key and its value with raw YAML; without `raw`, removes both. */
    replace: (file: string, keys: string, raw?: string) =>
      at(file, keys, (source, { key, end }) => {
        const lineStart = source.lastIndexOf('\n', key - 1) + 1;
        const [from, rest] = raw === undefined ? [lineStart, source.indexOf('\n', end) + 1] : [key, end];
        return source.slice(0, from) + (raw ?? '') + source.slice(rest);
      }),
    /** Inserts lines above a key, at its indentation. */
    above: (file: string, keys: string, ...lines: string[]) =>
      at(file, keys, (source, { key }) => {
        const indent = ' '.repeat(key - source.lastIndexOf('\n', key - 1) - 1);
        return source.slice(0, key) + lines.map((line) => `${line}\n${indent}`).join('') + source.slice(key);
      }),
    /** Returns the mistakes as the build lists them, or 'no mistake'. */
    mistakes: () => mistakesInWords(readSource(root).mistakes) || 'no mistake',
    remove: () => rmSync(root, { recursive: true }),
  };
}
