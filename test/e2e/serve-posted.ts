/**
 * Builds and serves, at `PORT`, the site with everything that owners may add: a contact form that posts to a receiver
 * on the next port, pages that count visits, people, quotes, pictures, an article and stories. All are in one build,
 * because a build takes most of a minute.
 */
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../hosting/read-site.ts';
import { siteRules } from '../../hosting/rules.ts';
import { createSiteServer } from '../../hosting/serve-site.ts';
import { addStories, slugs } from '../dist/add-stories.ts';
import { build, copyProject } from '../dist/copy-of-project.ts';
import { writeArticles, writeProof } from '../dist/proof-content.ts';
import { newerThanBuild } from '../fresh-build.ts';
import { sampleArticle } from './proof.ts';
import { createReceiver } from './receiver.ts';
import { storyServices } from './story-services.ts';

const site = path.resolve('.cache/posted');
const port = Number(process.env.PORT);
const endpoint = `http://127.0.0.1:${port + 1}/contact`;

function isUpToDate(): boolean {
  const page = path.join(site, 'contact.html');
  const newer = newerThanBuild('.', '.cache/posted/index.html', [
    'test/fixtures',
    'test/e2e/serve-posted.ts',
  ]);
  if (!existsSync(page) || newer !== undefined) return false;
  return readFileSync(page, 'utf8').includes(endpoint) && readSite(site).countsVisits === true;
}

async function buildPosted(): Promise<void> {
  const copy = copyProject('posted');
  try {
    appendFileSync(path.join(copy, 'content/site.yaml'), `contactEndpoint: ${endpoint}\ncountVisits: true\n`);
    await writeProof(copy);
    writeArticles(copy, [sampleArticle]);
    await addStories(copy, slugs.slice(0, 3), storyServices);
    build(copy);
    rmSync(site, { recursive: true, force: true });
    cpSync(path.join(copy, 'dist'), site, { recursive: true });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (!isUpToDate()) await buildPosted();
createReceiver().listen(port + 1, '127.0.0.1');
createSiteServer(site, siteRules(readSite(site))).listen(port, '127.0.0.1');
