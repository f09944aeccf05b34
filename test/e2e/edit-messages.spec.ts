/** `npm run edit`: every message of docs/content.md reaches the panel. */
import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copyContent, type ContentCopy } from '../../generate/content/content-copy.ts';
import type { Row } from '../../generate/content/mistake-edits.ts';
import { rows } from '../../generate/content/mistake-rows.ts';
import { bar, edit, expect, field, panel, test } from './edit-fixtures.ts';
import { startEditing } from './edit-server.ts';

const isOfError = ([, , message]: Row) => /\/error\.yaml/.test(message);

const fictional = 'test/fixtures/content';

function filesIn(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return all.filter((file) => statSync(path.join(folder, file)).isFile());
}

/** Passes `mirror` the files that an edit changes, adds or removes in a copy of the content. */
function changedBy(
  apply: (copy: ContentCopy) => void,
  mirror: (from: string, files: string[]) => void,
): void {
  const copy = copyContent();
  const before = new Map(filesIn(fictional).map((file) => [file, readFileSync(path.join(fictional, file))]));
  apply(copy);
  const content = path.join(copy.root, 'content');
  const after = filesIn(content);
  const files = [...new Set([...before.keys(), ...after])].filter(
    (file) => !after.includes(file) || !before.get(file)?.equals(readFileSync(path.join(content, file))),
  );
  mirror(content, files);
  copy.remove();
}

/** Copies files between folders, and removes those that no longer exist. */
function mirror(from: string, to: string, files: readonly string[]): void {
  const present = new Set(filesIn(from));
  for (const file of files) {
    if (present.has(file)) cpSync(path.join(from, file), path.join(to, file));
    else rmSync(path.join(to, file));
  }
}

/** Splits a message into the parts that the panel shows, without what differs between mistakes of a kind. */
function partsOf(message: string): string[] {
  const [first = ''] = message.split('\n');
  return first.split(/…|(?<=\b(?:line|column) )(?:N|\d+)/).map(plain);
}

const plain = (text: string) => text.replaceAll(/[:\s]+/g, ' ').trim();

async function openText(page: Page, key: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Texts not on screen' }).click();
  await panel(page).getByLabel('Search in all languages').fill(key);
  await panel(page).getByRole('button', { name: /^Text/ }).first().click();
  await field(page, key, 'en').fill('Another text.');
}

test(
  'every message of the build is shown in the panel, and nothing is written',
  { tag: '@all' },
  async ({ context }) => {
    test.setTimeout(600_000);
    const server = await startEditing(fictional);
    const content = path.join(server.copy, 'content');
    const all = Object.values(rows).flat();
    expect(all.length).toBeGreaterThan(80);
    try {
      for (const [name, own] of [
        ['error', all.filter((row) => !isOfError(row))],
        ['suggestion', all.filter(isOfError)],
      ] as const) {
        // A new page, because one whose panel is closed after a message about an article reloads.
        const page = await context.newPage();
        await edit(page, `${server.origin}/`);
        await openText(page, `${name}:text`);
        for (const [title, apply, message] of own) {
          let touched: string[] = [];
          changedBy(apply, (from, files) => {
            mirror(from, content, files);
            touched = files;
          });
          const answered = page.waitForResponse('**/@edit/save');
          await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
          await answered;
          const alert = panel(page).getByRole('alert').first();
          await expect(alert, title).toContainText('Nothing was saved.');
          for (const part of partsOf(message)) {
            await expect.poll(async () => plain(await alert.innerText()), title).toContain(part);
          }
          mirror(fictional, content, touched);
        }
        await panel(page).getByRole('button', { name: 'Cancel' }).click();
        expect(server.lines()).toEqual([]);
        await page.close();
      }
    } finally {
      await server.stop();
    }
  },
);
