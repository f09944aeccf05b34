/**
 * Builds a copy of the project with `test/fixtures/content`: a fictional company whose lists, lengths, orders,
 * colours and mark all differ from the site's, with a third language added as in docs/languages.md, a contact form that posts,
 * and pages that count visits.
 */
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { markFile } from '../../generate/brand/mark.ts';
import { copyFixtureContent } from '../../generate/content/fixture-content.ts';
import { build, copyProject, replaceIn } from './copy-of-project.ts';
import { brandFollows, otherMark } from './made-up/brand.ts';
import { endpoint, endpointFollows } from './made-up/endpoint.ts';
import { factsFollow } from './made-up/facts.ts';
import { figuresFollow } from './made-up/figures.ts';
import { languagesFollow } from './made-up/languages.ts';
import { listsFollow } from './made-up/lists.ts';
import { madeUpSite } from './made-up/made-up-site.ts';
import { visitsFollow } from './made-up/visits.ts';
import { weightIsLimited } from './made-up/weight.ts';

const copy = copyProject('made-up-company');
const site = madeUpSite(copy);

beforeAll(() => {
  const content = path.join(copy, 'content');
  rmSync(content, { recursive: true });
  copyFixtureContent(content);
  cpSync(path.join(content, 'es'), path.join(content, 'pt'), { recursive: true });
  const list = "{ code: 'es', prefix: 'es', name: 'Español' },";
  const entry = "{ code: 'pt', prefix: 'pt', name: 'Português' },";
  replaceIn(copy, 'app/site/locales.ts', list, `${list}\n  ${entry}`);
  replaceIn(copy, 'app/site/territories.ts', "es: 'CR'", "es: 'CR', pt: 'BR'");
  appendFileSync(path.join(content, 'site.yaml'), `contactEndpoint: ${endpoint}\ncountVisits: true\n`);
  cpSync(otherMark, path.join(copy, markFile));
  build(copy);
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('its lists', () => {
  listsFollow(site);
});
describe('its colours', () => {
  brandFollows(site);
});
describe('its facts', () => {
  factsFollow(site);
});
describe('its figures', () => {
  figuresFollow(site);
});
describe('its languages', () => {
  languagesFollow(site);
});
describe('its contact form', () => {
  endpointFollows(site, copy);
});
describe('its counting of visits', () => {
  visitsFollow(site, copy);
});
describe('its weight', () => {
  weightIsLimited(copy);
});
