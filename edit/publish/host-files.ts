/** The name of the project, and the settings of hosts that follow from it and from whether visits are counted. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { currentSource } from '#packages/content/site.ts';
import { slugOf } from '#packages/content/addresses/slug-of.ts';
import { gitSync } from '#packages/history/git/git.ts';
import { standInBrand } from '#packages/content/checks/launch.ts';
import { nameIn, projectFiles, projectName } from '#hosting/project-files.ts';
import { writeAll } from '../save/write-all.ts';

const nameFor = (company: string) => `${slugOf(company) || 'company'}-site`;

/** Whether a version of the project under a name of its own is published: hosts have given it an address by then. */
function isNamed(root: string): boolean {
  const { isGood, output } = gitSync(root, ['show', 'HEAD:./wrangler.jsonc']);
  return isGood && !standInBrand.test(nameIn(output));
}

/** The name that the project should have: the company's until it is published, unless a developer has chosen another one. */
function wantedName(root: string, company: string): string {
  const now = projectName(root);
  return now.endsWith('-site') && !isNamed(root) ? nameFor(company) : now;
}

/** Rewrites settings that are as they were with another name or for uncounted visits: what a developer has chosen stays. */
export function updateHostFiles(root: string): void {
  const { data } = currentSource(root).site;
  if (!data) return;
  const settings = projectFiles(root, data.countVisits ?? false, wantedName(root, data.name));
  const others = [true, false].map((counted) => projectFiles(root, counted));
  const texts = Object.entries(settings).flatMap(([file, wanted]): [string, string][] => {
    const full = path.join(root, file);
    const text = existsSync(full) ? readFileSync(full, 'utf8') : undefined;
    const isOurs = text !== wanted && others.some((other) => other[file] === text);
    return isOurs ? [[`../${file}`, wanted]] : [];
  });
  if (texts.length > 0) writeAll(root, new Map(texts));
}
