/**
 * Builds and serves, at `PORT`, a copy of the project with the pseudo-locale (docs/languages.md) and a fictional
 * company: one build with both long words and long facts.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { readSite } from '../../hosting/read-site.ts';
import { siteRules } from '../../hosting/rules.ts';
import { createSiteServer } from '../../hosting/serve-site.ts';
import { build, copyProject } from '../dist/copy-of-project.ts';
import { newerThanBuild } from '../fresh-build.ts';
import { longCompany } from './long-company.ts';

process.env.SITE_PSEUDO = '1';
const site = path.resolve('.cache/invented');

function buildInvented(): void {
  const copy = copyProject('invented-language');
  const facts = path.join(copy, 'content/site.yaml');
  try {
    writeFileSync(facts, stringify({ ...parse(readFileSync(facts, 'utf8')), ...longCompany }));
    build(copy);
    rmSync(site, { recursive: true, force: true });
    cpSync(path.join(copy, 'dist'), site, { recursive: true });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (newerThanBuild('.', '.cache/invented/index.html') !== undefined) buildInvented();
createSiteServer(site, siteRules(readSite(site))).listen(Number(process.env.PORT), '127.0.0.1');
