import { currentSource } from '#packages/content/site.ts';
import { slugOf } from '#packages/content/addresses/slug-of.ts';
import { standInBrand } from '#packages/content/checks/launch.ts';
import { headquartersZone } from '#packages/content/schedule/site-day.ts';
import { git, gitSync } from '#packages/history/git/git.ts';
import { nameIn, projectFiles, projectName } from '#hosting/project-files.ts';
import { deployWorkflow } from '#hosting/deploy-workflow.ts';
import { siteHostNames, type SiteHost } from '#hosting/site-hosts.ts';
import { writeAll } from '../save/write-all.ts';
import { bytesHere } from './repository.ts';
import { Refused } from '../writer/edits.ts';
import { branchHere } from './branch.ts';
import type { Published } from './published.ts';

/** Whether a version with a name of its own is committed: hosts may have given it an address by then. */
function isNamed(root: string): boolean {
  const { isGood, output } = gitSync(root, ['show', 'HEAD:./wrangler.jsonc']);
  return isGood && !standInBrand.test(nameIn(output));
}

/** The company's, until the project is published, unless a developer has chosen another name. */
function wantedName(root: string, company: string): string {
  const now = projectName(root);
  return now.endsWith('-site') && !isNamed(root) ? `${slugOf(company) || 'company'}-site` : now;
}

/** Only settings that the project itself has written before, for another name or `countVisits`: those of a developer stay. */
export function updateHostFiles(root: string): void {
  const { data } = currentSource(root).site;
  if (!data) return;
  const settings = projectFiles(root, data.countVisits ?? false, wantedName(root, data.name));
  const others = [true, false].map((counted) => projectFiles(root, counted));
  const texts = Object.entries(settings).flatMap(([file, wanted]): [string, string][] => {
    const text = bytesHere(root, file)?.toString();
    const isOurs = text !== wanted && others.some((other) => other[file] === text);
    return isOurs ? [[`../${file}`, wanted]] : [];
  });
  if (texts.length > 0) writeAll(root, new Map(texts));
}

/** Empty while site.yaml has a mistake. */
async function workflows(root: string) {
  const { data } = currentSource(root).site;
  if (!data) return [];
  const { output: remotes } = await git(root, 'remote', '-v');
  const plan = {
    branch: (await branchHere(root)) || 'main',
    timeZone: headquartersZone(data.offices),
    year: new Date().getUTCFullYear(),
  };
  const gitHost = remotes.includes('gitlab') ? 'gitlab' : 'github';
  return siteHostNames.map((host) => ({ host, ...deployWorkflow(gitHost, host, plan) }));
}

export async function prepareDailyBuild(root: string, wanted: SiteHost): Promise<Published> {
  const workflow = (await workflows(root)).find(({ host }) => host === wanted);
  if (!workflow) throw new Refused('site.yaml cannot be read: correct it first');
  const { file, text } = workflow;
  if (bytesHere(root, file)) throw new Refused(`${file} is there already: it stays as it is`);
  writeAll(root, new Map([[`../${file}`, text]]));
  return { isGood: true, message: 'Written. Publish it, and see above what your Git host needs.' };
}

/** Undefined if the project has none of these workflows. */
export const dailyBuild = async (root: string) =>
  (await workflows(root)).find(({ file, text }) => bytesHere(root, file)?.toString() === text);
