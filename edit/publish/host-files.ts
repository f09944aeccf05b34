/** The name of the project, and the settings of hosts that follow from it and from whether visits are counted. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { currentSource } from '#packages/content/site.ts';
import { slugOf } from '#packages/content/addresses/slug-of.ts';
import { gitSync } from '#packages/history/git/git.ts';
import { standInBrand } from '#packages/content/checks/launch.ts';
import { packageName, projectFiles } from '#hosting/project-files.ts';
import { writeAll } from '../save/write-all.ts';

const nameFor = (company: string) => `${slugOf(company) || 'company'}-site`;

/** Whether a version of the project under a name of its own is published: hosts have given it an address by then. */
function isNamed(root: string): boolean {
  const { isGood, output } = gitSync(root, ['show', 'HEAD:./package.json']);
  return isGood && !standInBrand.test(/"name": *"(.*)"/.exec(output)?.[1] ?? '');
}

/** The name that the project should have: the company's until it is published, unless a developer has chosen another one. */
function wantedName(root: string, company: string): string {
  const now = packageName(root);
  return now.endsWith('-site') && !isNamed(root) ? nameFor(company) : now;
}

/** Rewrites settings that are as they were with another name or for uncounted visits: what a developer has chosen stays. */
export function updateHostFiles(root: string): void {
  const { data } = currentSource(root).site;
  if (!data || !existsSync(path.join(root, 'package.json'))) return;
  const [before, name] = [packageName(root), wantedName(root, data.name)];
  const counts = data.countVisits ?? false;
  const settings = projectFiles(root, counts, name);
  const others = [true, false].map((counted) => projectFiles(root, counted, before));
  const texts = new Map<string, string>();
  const rewrite = (file: string, change: (text: string) => string) => {
    const full = path.join(root, file);
    const text = existsSync(full) ? readFileSync(full, 'utf8') : '';
    if (change(text) !== text) texts.set(`../${file}`, change(text));
  };
  for (const file of ['package.json', 'package-lock.json'])
    rewrite(file, (text) => text.replaceAll(`"name": "${before}"`, `"name": "${name}"`));
  for (const [file, wanted] of Object.entries(settings))
    rewrite(file, (text) => (others.some((other) => other[file] === text) ? wanted : text));
  if (texts.size > 0) writeAll(root, texts);
}
