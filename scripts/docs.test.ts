/** Tests that the documents' links lead somewhere, and that the files, folders and commands that they name exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';

const documents = globSync(['README.md', '{*,packages/*}/README.md', 'docs/**/*.md']).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

function headingIds(file: string): Set<string> {
  const slugger = new GithubSlugger();
  const headings = readFileSync(file, 'utf8')
    .replaceAll(/^ *```[^]*?^ *```$/gm, '')
    .matchAll(/^#+ (.+)$/gm);
  return new Set([...headings].map(([, heading = '']) => slugger.slug(heading)));
}

test.each(documents)('$file has no dead link', ({ file, text }) => {
  const links = [...text.matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)];
  const dead = links.filter(([, to = '', hash]) => {
    const target = to === '' ? file : path.join(path.dirname(file), to);
    return !existsSync(target) || (hash !== undefined && !headingIds(target).has(hash));
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

test.each(documents)('$file names no file that is gone', ({ text }) => {
  // Of `content/`, it also names what an owner may add.
  const named = text.matchAll(
    /`((?:app|bench|docs|edit|generate|hosting|judges|packages|scripts|test)\/[^`\s<]*)`/g,
  );
  expect([...named].flatMap(([, name = '']) => (existsSync(name) ? [] : name))).toEqual([]);
});

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

test.each(documents)('$file names no command that is gone', ({ text }) => {
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !scripts[name])).toEqual([]);
});
