/** Builds a copy of the project with fifty articles: what other pages load must not grow with their number. */
import { cpSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insightsAddress } from '../../app/site/insights.ts';
import { locales } from '../../app/site/locales.ts';
import { build, copyProject } from './copy-of-project.ts';

const copy = copyProject('many-articles');
const many = 50;
const slugs = Array.from({ length: many }, (_, index) => `article-${index + 1}`);

/** Writes articles of the given names, all with a chart, code, a table and a note, so that each build has these. */
function write(names: readonly string[]): void {
  for (const { code } of locales) {
    const folder = path.join(copy, `content/${code}/insights`);
    rmSync(folder, { recursive: true, force: true });
    for (const name of names) cpSync('test/fixtures/articles/everything.md', path.join(folder, `${name}.md`));
  }
}

/** The scripts and stylesheets of the built copy, which their names identify, and how many documents it has. */
function built(): { assets: Map<string, string>; articles: number } {
  build(copy);
  const folder = path.join(copy, 'dist/assets');
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  const assets = new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
  const files = locales.flatMap((locale) => readdirSync(path.join(copy, `dist${insightsAddress(locale)}`)));
  return { assets, articles: files.filter((name) => name.endsWith('.html')).length };
}

let few: ReturnType<typeof built>;
let all: ReturnType<typeof built>;
beforeAll(() => {
  write(slugs.slice(0, 3));
  few = built();
  write(slugs);
  all = built();
}, 600_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('has a document for each article, and for the topics that all of them share', () => {
  expect(all.articles - few.articles).toBe((many - 3) * locales.length);
});

test('scripts and stylesheets are the same, byte for byte', () => {
  expect([...all.assets.keys()]).toEqual([...few.assets.keys()]);
  for (const [name, text] of all.assets) expect(text === few.assets.get(name), name).toBe(true);
});
