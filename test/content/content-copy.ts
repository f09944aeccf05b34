/** A copy of the fictional company's content for tests to break, edited by key. */
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isMap, isNode, isScalar, parseDocument, type Node } from 'yaml';
import { copyFixtureContent, fixtureCodes } from '#test/sites/fixture-content.ts';
import { mistakesInWords } from '#packages/content/reading/mistakes.ts';
import { readSource, type Source } from '#packages/content/source.ts';

type Place = { key: number; start: number; end: number };

function placeOf(source: string, keys: readonly string[]): Place {
  const document = parseDocument(source);
  const parent = document.getIn(keys.slice(0, -1), true);
  const pair = isMap<Node, Node>(parent)
    ? parent.items.find((item) => isScalar(item.key) && item.key.value === keys.at(-1))
    : undefined;
  const value = document.getIn(keys, true);
  if (!isNode(value) || !value.range) throw new Error(`There is no ${keys.join('.')}`);
  const [start, end] = value.range;
  // The range of a block scalar includes its final line break.
  return { key: pair?.key.range?.[0] ?? start, start, end: source[end - 1] === '\n' ? end - 1 : end };
}

// What is unchanged of a copy is parsed and checked once, for as long as there is this.
let unchanged: Source | undefined;

export type ContentCopy = ReturnType<typeof copyContent>;

/**
 * Copies `test/sites/meridian/content` to a temporary folder. File names are relative to `content/`, keys are dotted:
 * 'stats.2.value'.
 */
export function copyContent() {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  copyFixtureContent(path.join(root, 'content'));
  unchanged ??= readSource(root);
  const full = (file: string) => path.join(root, 'content', file);
  const read = (file: string) => readFileSync(full(file), 'utf8');
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
    /** Writes a text, as in 'en/insights/one', with a title, a description and a date unless these keys have them. */
    writeText: (name: string, keys: Record<string, string | undefined> = {}, body = 'Text.') => {
      const matter = { title: 'A title', description: 'A description.', date: '2026-01-15', ...keys };
      const lines = Object.entries(matter).flatMap(([key, value]) => (value ? `${key}: ${value}` : []));
      write(`${name}.md`, ['---', ...lines, '---', '', body, ''].join('\n'));
    },
    /** Adds the client stories of the fictional company, without their pictures, and the quotes that they have. */
    addStories: () => {
      for (const code of fixtureCodes) {
        cpSync(`test/sites/meridian/stories/${code}`, full(`${code}/stories`), { recursive: true });
        change(`${code}/stories/parcels.md`, (text) => text.replace(/^picture:\n(?: {2}.*\n)+/m, ''));
      }
      appendFileSync(full('figures.yaml'), readFileSync('test/sites/meridian/stories/figures.yaml'));
      cpSync('test/sites/meridian/proof/quotes.yaml', full('quotes.yaml'));
    },
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
