/** The settings of hosts at the root of the project, some of which follow from whether visits are counted. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { currentSource } from '#packages/content/site.ts';
import { projectFiles } from '../../hosting/project-files.ts';
import { writeAll } from '../save/write-all.ts';

/** Writes those anew that are as they were for the other setting. Files that a developer has changed stay as they are. */
export function updateHostFiles(root: string): void {
  const { data } = currentSource(root).site;
  if (!data || !existsSync(path.join(root, 'package.json'))) return;
  const counts = data.countVisits ?? false;
  const [own, other] = [projectFiles(root, counts), projectFiles(root, !counts)];
  const texts = new Map<string, string>();
  for (const [name, text] of Object.entries(own)) {
    const full = path.join(root, name);
    if (existsSync(full) && readFileSync(full, 'utf8') === other[name]) texts.set(`../${name}`, text);
  }
  if (texts.size > 0) writeAll(root, texts);
}
