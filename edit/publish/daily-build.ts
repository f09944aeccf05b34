import { headquartersZone } from '#packages/content/schedule/site-day.ts';
import { currentSource } from '#packages/content/site.ts';
import { git } from '#packages/history/git/git.ts';
import { deployWorkflow } from '#hosting/deploy-workflow.ts';
import { siteHostNames, type SiteHost } from '#hosting/site-hosts.ts';
import { writeAll } from '../save/write-all.ts';
import { Refused } from '../writer/edits.ts';
import { branchHere } from './branch.ts';
import type { Published } from './published.ts';
import { bytesHere } from './repository.ts';

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
