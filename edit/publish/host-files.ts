import { currentSource } from '#packages/content/site.ts';
import { slugOf } from '#packages/content/addresses/slug-of.ts';
import { gitSync } from '#packages/history/git/git.ts';
import { standInBrand } from '#packages/content/checks/launch.ts';
import { nameIn, projectFiles, projectName } from '#hosting/project-files.ts';
import { writeAll } from '../save/write-all.ts';
import { bytesHere } from './repository.ts';

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
