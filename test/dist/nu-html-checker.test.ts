/** @module-tag all */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { everyDocument, dist } from './site.ts';

type Message = { type: string; message: string; url: string; extract?: string };

/** Messages of the Nu HTML checker to ignore, and why. */
const exceptions: readonly { message: RegExp; extract?: RegExp; reason: string }[] = [
  {
    message: /^CSS: Unrecognized at-rule “@view-transition”/,
    reason: 'CSS View Transitions 2, which the checker does not know yet',
  },
  {
    message: /^CSS: Parse Error/,
    extract: /nsition-(?:group|old|new)\(/,
    reason: 'CSS View Transitions 1: pseudo-elements that the checker does not know yet',
  },
  {
    message:
      /^CSS: (?:“view-transition-name”: Property .* doesn't exist|Unknown pseudo-element .* “::view-transition”)/,
    reason: 'CSS View Transitions 1, which the checker does not know yet',
  },
  {
    message: /^CSS: “(?:paint-order|rx|y)”: Property .* doesn't exist/,
    reason: 'SVG 2: geometry and paint order as properties',
  },
  {
    message: /^CSS: “container-type”: Property .* doesn't exist/,
    reason: 'CSS Conditional Rules 5: container queries, which the checker does not know yet',
  },
  {
    message: /^CSS: “container”: Parse Error/,
    reason: 'CSS Conditional Rules 5: container queries, which the checker does not know yet',
  },
  {
    message: /^CSS: Unrecognized at-rule “@container”/,
    reason: 'CSS Conditional Rules 5: container queries, which the checker does not know yet',
  },
  {
    message: /^CSS: “(?:--\w+|transform|font-size)”: Parse Error/,
    extract: /cqi|var\(--line\)\)/,
    reason: 'CSS Conditional Rules 5: units of containers, which the checker does not know yet',
  },
  {
    message: /^CSS: “position-(?:area|try-fallbacks)”: Property .* doesn't exist/,
    reason: 'CSS Anchor Positioning 1, which the checker does not know yet',
  },
  {
    message: /^Trailing slash on void elements has no effect/,
    reason: 'React writes them, always with quoted attributes before them',
  },
];

const jar = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar');
const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava)
  console.warn('*** No Java: the Nu HTML checker does not run. Install default-jre-headless. ***');

test.skipIf(!hasJava)('the Nu HTML checker reports nothing in any document', { timeout: 300_000 }, () => {
  const files = everyDocument.map(({ file }) => path.join(dist, file));
  // One run for all files, because it takes seconds to start. The report goes to stderr.
  const { stderr } = spawnSync('java', ['-jar', jar, '--exit-zero-always', '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const mistakes = messages.filter(
    (found) =>
      !exceptions.some(
        ({ message, extract }) => message.test(found.message) && (extract?.test(found.extract ?? '') ?? true),
      ),
  );
  expect(
    mistakes.map(({ url, message, extract }) => `${path.basename(url)}: ${message} (${extract})`),
  ).toEqual([]);
});

test.skipIf(!hasJava)('the Nu HTML checker detects a mistake', { timeout: 300_000 }, () => {
  const broken = '<!doctype html><html lang="en"><title>t</title><p><div></div></p>';
  expect(() =>
    execFileSync('java', ['-jar', jar, '--format', 'json', '-'], { input: broken, stdio: 'pipe' }),
  ).toThrow(/p.*element/);
});
