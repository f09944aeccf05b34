/**
 * A made-up company, built in a copy of the project: the content of `test/fixtures/content`, where nothing is as many, as
 * long or in the same order as on the site, with a third language that was added by the steps of docs/languages.md.
 */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { build, copyProject, replaceIn } from './copy-of-project.ts';
import { figuresFollow } from './made-up/figures.ts';
import { languagesFollow } from './made-up/languages.ts';
import { listsFollow } from './made-up/lists.ts';
import { madeUpSite } from './made-up/made-up-site.ts';

const copy = copyProject('made-up-company');
const site = madeUpSite(copy);

beforeAll(() => {
  const content = path.join(copy, 'content');
  rmSync(content, { recursive: true });
  cpSync('test/fixtures/content', content, { recursive: true });
  cpSync(path.join(content, 'es'), path.join(content, 'pt'), { recursive: true });
  const list = "{ code: 'es', prefix: 'es', name: 'Español' },";
  const entry = "{ code: 'pt', prefix: 'pt', name: 'Português' },";
  replaceIn(copy, 'app/site/locales.ts', list, `${list}\n  ${entry}`);
  replaceIn(copy, 'app/site/territories.ts', "es: 'CR'", "es: 'CR', pt: 'BR'");
  build(copy);
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('its lists', () => {
  listsFollow(site);
});
describe('its figures', () => {
  figuresFollow(site);
});
describe('its languages', () => {
  languagesFollow(site);
});
