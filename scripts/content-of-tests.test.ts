/** Tests take other sites than that of `content/`, which is the owners', and may have any words. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// As '.', process.cwd() or path.resolve().
const project = String.raw`(?:'\.?'|process\.cwd\(\)|(?:path\.)?resolve\((?:'\.?')?\))`;
const readers = String.raw`\b(?:load|read|current|create)(?:Checks|Content|Site|Source)`;
const paths = String.raw`(?:Sync|\b(?:access|cp|glob|join|open|opendir|readFile|readdir|resolve|rm|stat|writeFile))`;
/** A call that reads the content of the project, or names a file of it. */
const reading = new RegExp(
  String.raw`${readers}\(\s*${project}|${paths}\(\s*(?:${project},\s*)?['"\x60](?:\./)*content(?=[/'"\x60])`,
  'g',
);

/** What code reads and imports of `content/`. */
function taken(file: string, code: string): string[] {
  const imported = Array.from(code.matchAll(/\b(?:from|import)\b\s*\(?\s*'([^']+)'/g), ([, from = '']) =>
    from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : from,
  );
  return [...(code.match(reading) ?? []), ...imported.filter((from) => /^#?content\//.test(from))];
}

test.each([
  "readFileSync('content/site.yaml')",
  'globSync(`./content/${code}/*.yaml`)',
  "readSource('.')",
  'loadSite(process.cwd())',
  "path.join(path.resolve(), 'content')",
  "import facts from '#content/site.yaml'",
  "await import('../content/site.yaml')",
])('%s is found', (code) => {
  expect(taken('test/any.test.ts', code)).toHaveLength(1);
});

test.each(["loadSite('test/sites/isthmus')", "readFileSync('test/content/git.ts')", "join(copy, 'content')"])(
  '%s reads other content',
  (code) => {
    expect(taken('test/any.test.ts', code)).toEqual([]);
  },
);

test('no test reads the content of the owners', () => {
  // This file names what it looks for.
  const exclude = ['node_modules', 'scripts/content-of-tests.test.ts'];
  const files = globSync(['test/**/*.ts', '*/**/*.test.ts'], { exclude });
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => taken(file, readFileSync(file, 'utf8')))).toEqual([]);
});
