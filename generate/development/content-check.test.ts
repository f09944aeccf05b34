import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyContent } from '#test/content/content-copy.ts';
import { createContentCheck } from './content-check.ts';

const copy = copyContent();
cpSync('app/styles', path.join(copy.root, 'app/styles'), { recursive: true });

afterAll(copy.remove);

test('notices a correction before the file watcher reports it', () => {
  const check = createContentCheck();
  const about = readFileSync(copy.full('en/about.yaml'), 'utf8');
  copy.change('en/about.yaml', () => '');
  expect(check.mistake(copy.root)?.message).toContain('en/about.yaml');
  copy.change('en/about.yaml', () => about);
  expect(check.mistake(copy.root)).toBeUndefined();
});

test('caches a mistake for other requests until a page is requested or the content changes', () => {
  const check = createContentCheck();
  const about = readFileSync(copy.full('en/about.yaml'), 'utf8');
  const correct = () => copy.change('en/about.yaml', () => about);
  copy.change('en/about.yaml', () => '');
  expect(check.lastMistake(copy.root)?.message).toContain('en/about.yaml');
  correct();
  expect(check.lastMistake(copy.root)?.message).toContain('en/about.yaml');
  check.mistake(copy.root);
  expect(check.lastMistake(copy.root)).toBeUndefined();
  copy.change('en/about.yaml', () => '');
  expect(check.lastMistake(copy.root)).toBeUndefined();
  check.invalidate();
  expect(check.lastMistake(copy.root)?.message).toContain('en/about.yaml');
  correct();
});
