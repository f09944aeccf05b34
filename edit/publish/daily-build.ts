import { existsSync } from 'node:fs';
import path from 'node:path';
import { headquartersZone } from '#packages/content/schedule/site-day.ts';
import { currentSource } from '#packages/content/site.ts';
import { git } from '#packages/history/git/git.ts';
import { deployWorkflow } from '#hosting/deploy-workflow.ts';
import type { SiteHost } from '#hosting/site-hosts.ts';
import { writeAll } from '../save/write-all.ts';
import { Refused } from '../writer/edits.ts';
import { branchHere } from './branch.ts';

/** Writes the workflow, and says what the owner has to do at the Git host once it is published there. */
export async function prepareDailyBuild(root: string, host: SiteHost) {
  const { data } = currentSource(root).site;
  if (!data) throw new Refused('site.yaml cannot be read: correct it first');
  const { output: remotes } = await git(root, 'remote', '-v');
  const { file, text, secrets, steps } = deployWorkflow(
    remotes.includes('gitlab') ? 'gitlab' : 'github',
    host,
    {
      branch: (await branchHere(root)) || 'main',
      timeZone: headquartersZone(data.offices),
      year: new Date().getUTCFullYear(),
    },
  );
  if (existsSync(path.join(root, file))) throw new Refused(`${file} is there already: it stays as it is`);
  writeAll(root, new Map([[`../${file}`, text]]));
  return { file, steps, secrets: Object.entries(secrets).map(([name, from]) => ({ name, from })) };
}

export type Prepared = Awaited<ReturnType<typeof prepareDailyBuild>>;
