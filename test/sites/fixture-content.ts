import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

export const fixtureCodes = ['en', 'es'] as const;

export type Tree = Record<string, unknown>;

export function edit(content: string, file: string, change: (tree: Tree) => unknown): void {
  const full = path.join(content, file);
  const tree = parse(readFileSync(full, 'utf8')) as Tree;
  change(tree);
  writeFileSync(full, stringify(tree, { aliasDuplicateObjects: false }));
}

const files = new Map<string, Buffer>();

function read(folder: string, within = '', isDeep = false): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: isDeep })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.join(within, path.relative(folder, file)), readFileSync(file));
  }
}

/**
 * Writes the content of the fictional company, `test/sites/meridian/content`, to a folder. Words that it lacks are those of
 * `test/sites/isthmus`, so that a new page needs no fictional ones. Many tests need a copy, so the files are read once.
 */
export function copyFixtureContent(folder: string): void {
  if (files.size === 0) {
    for (const code of fixtureCodes) read(path.join('test/sites/isthmus/content', code), code);
    read('test/sites/meridian/content', '', true);
  }
  for (const code of fixtureCodes) mkdirSync(path.join(folder, code), { recursive: true });
  for (const [name, data] of files) writeFileSync(path.join(folder, name), data);
}
