/**
 * @module-tag all
 *
 * The fictional company without anything that an owner can leave out: no article, story, person, quote or question, no
 * profile, street or map, no contact endpoint. Nothing of these is left in what is built.
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMap, parseDocument } from 'yaml';
import { locales } from '../../app/site/locales.ts';
import { copyFixtureContent } from '#test/content/fixture-content.ts';
import { build, copyProject, replaceIn } from './copy-of-project.ts';
import { documentMistakes } from './document-mistakes.ts';

let copy = '';
let dist = '';

beforeAll(() => {
  copy = copyProject('bare-site');
  dist = path.join(copy, 'dist');
  const content = path.join(copy, 'content');
  rmSync(content, { recursive: true });
  copyFixtureContent(content);
  for (const { code } of locales) {
    rmSync(path.join(content, code, 'questions.yaml'));
    replaceIn(copy, `content/${code}/services.yaml`, 'hash: question-what-is-shared', 'hash: planner');
  }
  const file = path.join(content, 'site.yaml');
  const facts = parseDocument(readFileSync(file, 'utf8'));
  facts.delete('profiles');
  const offices = facts.get('offices');
  if (!isMap(offices)) throw new Error(`${file} has no offices`);
  for (const { value: office } of offices.items)
    if (isMap(office)) for (const key of ['street', 'map']) office.delete(key);
  writeFileSync(file, String(facts));
  build(copy);
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

// Without the scripts, which are the same whatever the content.
const files = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => !file.startsWith('assets'));

/** Returns what a pattern finds in the text files, by file. */
function found(trace: RegExp): string[] {
  const texts = files().filter((file) => /\.(?:html|md|txt|xml|vcf)$/.test(file));
  expect(texts.length).toBeGreaterThan(40);
  return texts.flatMap((file) => {
    const [text] = trace.exec(readFileSync(path.join(dist, file), 'utf8')) ?? [];
    return text === undefined ? [] : `${file}: ${text}`;
  });
}

test('has no trace of articles, stories, people, quotes and questions', () => {
  expect(files().filter((file) => /insights|stories|feed/.test(file))).toEqual([]);
  expect(found(/\/insights|\/stories|FAQPage|<img|<blockquote/)).toEqual([]);
});

test('has no trace of profiles, streets and maps', () => {
  expect(found(/sameAs|streetAddress|openstreetmap|LinkedIn|undefined/)).toEqual([]);
});

test('every document is valid, and its links lead somewhere', async () => {
  expect(await documentMistakes(dist)).toEqual([]);
});
