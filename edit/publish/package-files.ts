/** What owners publish of the files of packages, which are a developer's matter but for the name of the project. */
import { currentSource } from '#packages/content/site.ts';
import type { FileText } from '../content/content-files.ts';
import { whereOf } from '../content/path-label.ts';
import { fileLabel } from '../content/site-files.ts';
import { committedFile, filesBetween } from './repository.ts';

/** A package file without the project's name, which the lock file states twice. */
const withoutName = (source: FileText) => source?.replaceAll(/^( {2}| {6})"name": ".*"/gm, '');

export async function isOwners(
  file: string,
  before: () => Promise<FileText>,
  after: () => Promise<FileText>,
): Promise<boolean> {
  if (!/^package(?:-lock)?\.json$/.test(file)) return fileLabel(file) !== undefined;
  const [was, is] = [withoutName(await before()), withoutName(await after())];
  return was !== undefined && was === is;
}

export async function foreignFiles(
  root: string,
  before: string,
  after: string,
  known?: readonly string[],
): Promise<string[]> {
  const files = known ?? (await filesBetween(root, before, after));
  const at = (commit: string, file: string) => () => committedFile(root, file, commit);
  const isOwn = await Promise.all(files.map((file) => isOwners(file, at(before, file), at(after, file))));
  return files.filter((_, index) => !isOwn[index]);
}

export function namesOf(root: string, files: readonly string[]): string {
  const names = files.map((file) =>
    file.startsWith('content/') ? whereOf(file, '', currentSource(root)) : (fileLabel(file) ?? file),
  );
  return [...new Set(names)].join('; ');
}
