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
import { copyFixtureContent } from '../../generate/content/fixture-content.ts';
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

const files = () => readdirSync(dist, { recursive: true, encoding: 'utf8' });

test('has no trace of articles, stories, people, quotes and questions', () => {
  expect(files().filter((file) => /insights|stories|feed/.test(file))).toEqual([]);
  const texts = files().filter((file) => /\.(?:html|js|md|txt|xml|vcf)$/.test(file));
  expect(texts.length).toBeGreaterThan(40);
  const trace = /insights|\/stories|before-after|story-|data-part|FAQPage|<img|blockquote/;
  expect(texts.filter((file) => trace.test(readFileSync(path.join(dist, file), 'utf8')))).toEqual([]);
});

test('has no trace of profiles, streets and maps', () => {
  const texts = files().filter((file) => /\.(?:html|md|txt)$/.test(file));
  const trace = /sameAs|streetAddress|openstreetmap|LinkedIn|undefined/;
  expect(texts.filter((file) => trace.test(readFileSync(path.join(dist, file), 'utf8')))).toEqual([]);
});

test('every document is valid, and its links lead somewhere', async () => {
  expect(await documentMistakes(dist)).toEqual([]);
});
