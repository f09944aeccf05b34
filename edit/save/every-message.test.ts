/** Tests that a save reports every message of docs/content.md, because it runs the build's own check. */
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '#generate/content/content-copy.ts';
import { rows } from '#generate/content/mistake-rows.ts';
import { contentFiles, hashOf, readContent } from './content-files.ts';
import { createSession } from './session.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const sources = () =>
  contentFiles.map((file) => existsSync(copy.full(file)) && readFileSync(copy.full(file), 'latin1'));

/** Returns the parts of a message that are the same for each mistake of its kind. */
function partsOf(reason: string): string[] {
  const [first = ''] = reason.split('\n');
  return first.split(/…|(?<=\b(?:line|column) )(?:N|\d+)/).map((part) => part.trim());
}

// Some mistakes can be made only in a text editor. They are reported even if another file is saved.
test.each(Object.values(rows).flat())('%s', (_title, edit, message) => {
  const [, file = '', reason = ''] = /^(\S+?): ([^]*)$/.exec(message) ?? [];
  const session = createSession(copy.root);
  edit(copy);
  const other = file === 'en/error.yaml' ? 'en/suggestion.yaml' : 'en/error.yaml';
  const before = sources();
  const outcome = session.save({
    edits: new Map([[other, [{ do: 'set', path: ['text'], value: 'Another text.' }]]]),
    hashes: { [other]: hashOf(readContent(copy.root, other)) },
    title: '',
  });
  const problems = outcome.state === 'refused' ? outcome.problems : [];
  const own = problems.filter((problem) => problem.file === file);
  const told = own.map(({ key, reason }) => (key ? `${key}: ${reason}` : reason)).join('\n');
  for (const part of partsOf(reason)) expect(told).toContain(part);
  expect(sources()).toEqual(before);
});
