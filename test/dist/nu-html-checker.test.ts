/** @module-tag all */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { everyDocument, isthmus } from './site.ts';

type Message = { type: string; message: string; url: string; extract?: string };

/** Messages of the Nu HTML checker to ignore: about what is newer than the checker, and React's way of writing HTML. */
const exceptions: readonly { message: RegExp; extract?: RegExp }[] = [
  // View transitions, container queries and anchor positioning.
  { message: /^CSS: .*(?:view-transition|container|position-area|position-try-fallbacks)/ },
  { message: /^CSS: Parse Error/, extract: /nsition-(?:group|old|new)\(/ },
  { message: /^CSS: “(?:--\w+|transform|font-size)”: Parse Error/, extract: /cqi|var\(--line\)\)/ },
  // SVG 2: geometry and paint order as properties.
  { message: /^CSS: “(?:paint-order|rx|y)”: Property .* doesn't exist/ },
  // https://html.spec.whatwg.org/multipage/links.html#link-type-expect
  { message: /“blocking” attribute must have a “rel” attribute/, extract: /rel="expect"/ },
  { message: /^Trailing slash on void elements has no effect/ },
];

const jar = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar');
const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava)
  console.warn('*** No Java: the Nu HTML checker does not run. Install default-jre-headless. ***');

test.skipIf(!hasJava)('the Nu HTML checker reports nothing in any document', { timeout: 300_000 }, () => {
  const files = everyDocument.map(({ file }) => path.join(isthmus.dist, file));
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
