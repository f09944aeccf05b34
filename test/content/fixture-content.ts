import { cpSync } from 'node:fs';
import path from 'node:path';
import { locales } from '#app/site/locales.ts';
import { pages } from '#app/site/pages.ts';

/**
 * Copies the content of the fictional company, `test/fixtures/content`, to a folder. Pages that it lacks are copied from
 * the site, so that a new page needs no fictional words.
 */
export function copyFixtureContent(folder: string): void {
  for (const { code } of locales) {
    for (const { id } of pages) cpSync(`content/${code}/${id}.yaml`, path.join(folder, code, `${id}.yaml`));
  }
  cpSync('test/fixtures/content', folder, { recursive: true });
}
